import { CONSENT_TEXT } from '../../../lib/newsletter/consent.ts';
import { ADMIN_ID, openTestDatabase, outcome, USER_ID } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from private.rate_limits');
  await db.query('delete from public.newsletter_subscribers');
});

const EMAIL = 'me@example.com';
const LATER = new Date(Date.now() + 3_600_000).toISOString();
const LONG_AGO = '2020-01-01T00:00:00.000Z';

/**
 * Subscribes an email address. Returns 0 if the database accepts the subscription, otherwise the number of seconds to
 * wait.
 */
async function subscribe(email = EMAIL, firstName: string | null = null, who: 'user' | 'admin' = 'user') {
  const [row] = await db.as(who, 'select public.subscribe_to_newsletter($1, $2) as seconds', [
    email,
    firstName,
  ]);
  return Number(row?.seconds);
}
const stored = async () =>
  (await db.query<Record<string, unknown>>('select * from public.newsletter_subscribers')).rows;

/** Inserts a subscription that was made long ago. */
const old = (more: object) =>
  db.insert('newsletter_subscribers', {
    user_id: USER_ID,
    email: EMAIL,
    first_name: 'Ada',
    consent_text: 'An older text',
    consented_at: LONG_AGO,
    attempts: 3,
    ...more,
  });
const renewed = { consent_text: CONSENT_TEXT, status: 'pending', attempts: 0, last_error: null };

test('a user’s subscription is stored as pending and due, with the consent text of the site', async () => {
  expect(await subscribe(EMAIL, 'Ada')).toBe(0);
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...renewed,
    user_id: USER_ID,
    email: EMAIL,
    first_name: 'Ada',
    last_name: null,
  });
  expect(row?.consented_at).toEqual(row?.next_attempt_at);
  expect(Date.parse(String(row?.consented_at))).toBeGreaterThan(Date.now() - 60_000);
});

test.each(['user', 'admin'] as const)(
  '%s can write a subscription only through the function',
  async (who) => {
    const row = `insert into public.newsletter_subscribers (email, consent_text) values ('x@example.com', 'forged')`;
    expect(await outcome(db.as(who, row))).toBe('42501');
  },
);

test.each([
  ['refused for good', { status: 'failed', last_error: 'Refused', next_attempt_at: null }],
  ['to be tried later', { status: 'failed', last_error: 'Away', next_attempt_at: LATER }],
  ['unsubscribed', { status: 'unsubscribed', next_attempt_at: null }],
  ['subscribed, as far as we know', { status: 'subscribed', next_attempt_at: null }],
])('a new consent after %s is recorded and due', async (_what, more) => {
  const { id } = await old(more);
  expect(await subscribe(EMAIL.toUpperCase())).toBe(0);
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  // The row has the latest spelling of the email address, because the site looks for the row by that spelling. The new
  // subscription has no first name, so the row keeps the old first name.
  expect(row).toMatchObject({ ...renewed, id, email: EMAIL.toUpperCase(), first_name: 'Ada' });
  expect(Date.parse(String(row?.consented_at))).toBeGreaterThan(Date.now() - 60_000);
  expect(row?.next_attempt_at).toEqual(row?.consented_at);
});

test.each([
  { status: 'pending' },
  { status: 'subscribed', next_attempt_at: null },
  { status: 'failed', next_attempt_at: LATER },
])('the subscription of another account stays unchanged: %j', async (more) => {
  await old({ ...more, user_id: ADMIN_ID });
  const before = await stored();
  expect(await subscribe(EMAIL, 'Eve')).toBe(0);
  expect(await stored()).toEqual(before);
});

test.each([
  { status: 'unsubscribed', next_attempt_at: null },
  { status: 'failed', next_attempt_at: null },
])('a new consent takes over an inactive subscription without the previous name: %j', async (more) => {
  await old({ ...more, user_id: ADMIN_ID });
  expect(await subscribe()).toBe(0);
  expect(await stored()).toMatchObject([{ ...renewed, user_id: USER_ID, first_name: null }]);
});

test('an account can subscribe only a limited number of addresses, and other accounts are not affected', async () => {
  for (let count = 0; count < 5; count += 1) expect(await subscribe(`${count}@example.com`)).toBe(0);
  const seconds = await subscribe('6@example.com');
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await stored()).toHaveLength(5);
  expect(await subscribe('6@example.com', null, 'admin')).toBe(0);
});

test('nobody can change the text and time of a consent, not even an admin', async () => {
  await old({});
  for (const change of [`consent_text = 'More'`, `consented_at = '2020-01-01'`, `user_id = '${ADMIN_ID}'`]) {
    const work = db.as('admin', `update public.newsletter_subscribers set ${change}`);
    expect([change, await outcome(work)]).toEqual([change, '42501']);
  }
});

test('the secret key can record the outcome of a subscription', async () => {
  await old({});
  await db.as(
    'service',
    `update public.newsletter_subscribers set status = 'failed', last_error = 'timeout'`,
  );
  expect(await stored()).toMatchObject([{ status: 'failed', last_error: 'timeout', user_id: USER_ID }]);
});
