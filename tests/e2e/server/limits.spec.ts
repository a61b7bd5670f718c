import { expect, test } from '@playwright/test';
import { createUser, newEmail, PASSWORD, sessionCookie } from '../../helpers/accounts.ts';
import { newAddress, postFrom } from '../../helpers/post-from.ts';

type Answer = Awaited<ReturnType<typeof postFrom>>;

function expectTooOften({ status, retryAfter, message }: Answer) {
  expect(status).toBe(429);
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(3600);
  expect(message).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
}

/** Sends `count` POST requests one after another, and returns the statuses of the responses. */
async function statusesOf(count: number, post: (index: number) => Promise<Answer>): Promise<unknown[]> {
  const statuses: unknown[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await post(index)).status);
  return statuses;
}

const signUp = (address: string, email: string) =>
  postFrom(address, '/auth/sign-up', { email, password: PASSWORD, repeated: PASSWORD });

const all = (count: number, post: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => post(index)));
const refused = (answers: Answer[]) => answers.filter(({ status }) => status === 429);

test('sign-ups for one account are limited per IP address, and more loosely in total', async () => {
  const [email, address] = [newEmail(), newAddress()];
  expect(await statusesOf(5, () => signUp(address, email))).not.toContain(429);
  expectTooOften(await signUp(address, email.toUpperCase()));
  expect(await statusesOf(15, () => signUp(newAddress(), email))).not.toContain(429);
  expectTooOften(await signUp(newAddress(), email));
});

test('sign-ups from one IP address are limited across all accounts', async () => {
  const address = newAddress();
  // Sends sign-ups with invalid fields. They count towards the limit too, and the server answers them faster.
  expect(await statusesOf(20, () => signUp(address, 'nobody'))).toEqual(Array(20).fill(422));
  expectTooOften(await signUp(address, newEmail()));
  expect((await signUp(newAddress(), newEmail())).status).toBe(200);
});

test('password recoveries for one account are limited per IP address, and more loosely in total', async () => {
  const [email, address] = [newEmail(), newAddress()];
  const recover = (from: string) => postFrom(from, '/auth/recover', { email });
  const near = await all(6, () => recover(address));
  expect(near.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(200), 429]);
  refused(near).forEach(expectTooOften);
  expect(refused(await all(15, () => recover(newAddress())))).toEqual([]);
  expectTooOften(await recover(newAddress()));
});

test('a password recovery has the same answer after the same time with and without an account', async () => {
  for (const email of [await createUser(), newEmail()]) {
    for (let round = 0; round < 2; round += 1) {
      const start = performance.now();
      const { status, message } = await postFrom(newAddress(), '/auth/recover', { email });
      expect(performance.now() - start).toBeGreaterThanOrEqual(990);
      expect([status, message.replace(email, '…').slice(0, 60)]).toEqual([
        200,
        'If there is an account for …, we’ve sent it a link. Open the',
      ]);
    }
  }
});

test('subscriptions of one account are limited across all email addresses, and nobody else can use up its limit', async () => {
  const email = await createUser();
  const cookie = await sessionCookie(email, PASSWORD);
  const subscribe = (named: string, as = '') =>
    postFrom(newAddress(), '/api/newsletter', { email: named }, as);
  expect(await statusesOf(6, () => subscribe(email))).toEqual(Array(6).fill(401));
  expect(await statusesOf(5, (index) => subscribe(index ? newEmail() : email, cookie))).toEqual(
    Array(5).fill(200),
  );
  expectTooOften(await subscribe(newEmail(), cookie));
});

test('subscriptions from one IP address are limited before the session is checked', async () => {
  const address = newAddress();
  const subscribe = () => postFrom(address, '/api/newsletter', { email: newEmail() });
  expect(await statusesOf(20, subscribe)).toEqual(Array(20).fill(401));
  expectTooOften(await subscribe());
});
