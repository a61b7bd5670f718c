import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, PASSWORD, request, signedUp } from './clients.ts';

let server: Embedded;
beforeAll(async () => {
  server = await startEmbedded({ schema: NO_TABLES, env: { EMBEDDED_FAILED_SIGN_INS: '3' } });
});
afterAll(() => server.stop());

const signIn = (email: string, password: string) =>
  request(server, 'POST', '/token?grant_type=password', { body: { email, password } });

test('wrong passwords are limited for each account at the API too', async () => {
  const { email } = await signedUp(server);
  for (let count = 0; count < 3; count += 1) expect((await signIn(email, 'wrong')).status).toBe(400);
  // After too many wrong passwords, the right password is refused too, so that guessing cannot continue.
  expect(await signIn(email, PASSWORD)).toMatchObject({
    status: 429,
    body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
  });
  expect((await signIn(email.toUpperCase(), PASSWORD)).status).toBe(429);
  const other = await signedUp(server);
  expect((await signIn(other.email, PASSWORD)).status).toBe(200);
});

test('password guesses at the API do not lock the owner of an account out of the site', async () => {
  const { email } = await signedUp(server);
  for (let count = 0; count < 4; count += 1) await signIn(email, 'wrong');
  expect((await signIn(email, PASSWORD)).status).toBe(429);
  const headers = { apikey: server.secretKey };
  const body = { email, password: PASSWORD };
  const bySite = await request(server, 'POST', '/token?grant_type=password', { body, headers });
  expect(bySite.status).toBe(200);
});

test('simultaneous tries are counted one by one', async () => {
  const { email } = await signedUp(server);
  const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(email, 'wrong')));
  expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 429, 429, 429]);
});

test('the right password clears the count of wrong ones', async () => {
  const { email } = await signedUp(server);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 2; count += 1) expect((await signIn(email, 'wrong')).status).toBe(400);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  }
});
