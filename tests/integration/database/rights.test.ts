import { ADMIN_ID, openTestDatabase, outcome, USER_ID } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
/** Before each test, restores the accounts of the admin and of the user, and deletes all other personal data. */
beforeEach(async () => {
  for (const table of [
    'auth.users',
    'public.newsletter_subscribers',
    'public.newsletter_erasures',
    'public.data_complaints',
    'private.rate_limits',
  ])
    await db.query(`delete from ${table}`);
  await db.query(
    `insert into auth.users (id, email) values ($1, 'admin@example.com'), ($2, 'user@example.com')`,
    [ADMIN_ID, USER_ID],
  );
  await db.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [ADMIN_ID]);
  await db.query('delete from public.audit_log');
});

const CONFIRMED = `update auth.users set confirmation_sent_at = '2026-01-01', email_confirmed_at = '2026-01-02' where id = $1`;
const ask = async (who: 'user' | 'admin', sql: string, params: unknown[] = []) =>
  Object.values((await db.as(who, sql, params))[0] ?? {})[0];
const subscription = (email: string, user_id: string) =>
  db.insert('newsletter_subscribers', { email, user_id, consent_text: 'Yes' });
const emails = async () =>
  (
    await db.query<{ email: string }>('select email from public.newsletter_subscribers order by email')
  ).rows.map(({ email }) => email);

test('deleting an account deletes everything that belongs to it and nothing of other accounts', async () => {
  await db.query(CONFIRMED, [USER_ID]);
  await db.query('insert into auth.sessions (user_id) values ($1)', [USER_ID]);
  await db.query(`insert into private.rate_limits values ('newsletter account:' || $1, 1, now())`, [USER_ID]);
  // The user subscribes one email address. The admin subscribes two: the email address of the user's account, and a
  // third one.
  await subscription('first@example.com', USER_ID);
  await subscription('User@example.com', ADMIN_ID);
  await subscription('kept@example.com', ADMIN_ID);
  const removals = await ask('user', 'select public.delete_own_account()');
  expect(removals).toHaveLength(2);
  expect(await emails()).toEqual(['kept@example.com']);
  const { rows } = await db.query(
    `select distinct table_schema || '.' || table_name as name from information_schema.columns
     where column_name in ('user_id', 'id', 'actor') and table_schema in ('public', 'auth', 'private')`,
  );
  const found: unknown[] = [];
  for (const { name } of rows as { name: string }[]) {
    const { rows: left } = await db.query(`select to_jsonb(t)::text as row from ${name} as t`);
    for (const { row } of left as { row: string }[])
      if (row.includes(USER_ID) || row.includes('user@example.com')) found.push([name, JSON.parse(row)]);
  }
  // The audit log records that the account was deleted. The only personal data in the record is the user's id.
  expect(found).toMatchObject([
    ['public.audit_log', { action: 'delete', table_name: 'users', row_id: USER_ID }],
  ]);
  expect(
    await db.value(`select count(*)::int from private.rate_limits where key like '%' || $1`, [USER_ID]),
  ).toBe(0);
  const { rows: owed } = await db.query('select subscriber_hash from public.newsletter_erasures order by 1');
  const { rows: hashes } = await db.query(
    `select md5(email) as subscriber_hash from unnest(array['first@example.com', 'user@example.com']) as email order by 1`,
  );
  expect(owed).toEqual(hashes);
});

test('an account with an unconfirmed address cannot reach the subscription of that address', async () => {
  await subscription('user@example.com', ADMIN_ID);
  expect(await ask('user', 'select public.own_subscriptions()')).toEqual([]);
  await ask('user', 'select public.delete_own_account()');
  expect(await emails()).toEqual(['user@example.com']);
});

test('the last admin cannot delete their own account, but one of two can', async () => {
  expect(await outcome(ask('admin', 'select public.delete_own_account()'))).toBe('23514');
  await db.insert('user_roles', { user_id: USER_ID, role: 'admin' });
  expect(await ask('admin', 'select public.delete_own_account()')).toEqual([]);
  expect(await db.value('select count(*)::int from auth.users')).toBe(1);
});

test('deleting and exporting data need a signed-in account', async () => {
  for (const name of ['delete_own_account', 'export_own_data', 'own_subscriptions'])
    for (const who of ['anon', 'service'] as const)
      expect([name, await outcome(db.as(who, `select public.${name}()`))]).toEqual([name, '42501']);
});

test('deleting an account as an admin deletes its subscriptions too', async () => {
  await subscription('first@example.com', USER_ID);
  expect(await ask('admin', 'select public.delete_account($1)', [USER_ID])).toBe(true);
  expect(await emails()).toEqual([]);
  expect(await db.value('select count(*)::int from public.newsletter_erasures')).toBe(1);
});

test('the export contains every row about its account, but no secret and nothing about others', async () => {
  await db.query(CONFIRMED, [USER_ID]);
  await db.query(`update auth.users set encrypted_password = 'hash-of-' || id`);
  await db.query(`insert into auth.sessions (user_id, user_agent) values ($1, 'Mine'), ($2, 'Theirs')`, [
    USER_ID,
    ADMIN_ID,
  ]);
  await subscription('first@example.com', USER_ID);
  await subscription('theirs@example.com', ADMIN_ID);
  const data = await ask('user', 'select public.export_own_data()');
  expect(data).toMatchObject({
    account: { id: USER_ID, email: 'user@example.com' },
    sessions: [{ user_agent: 'Mine' }],
    roles: [],
    newsletter: [{ email: 'first@example.com', consent_text: 'Yes', status: 'pending' }],
    edits: [],
  });
  for (const other of ['hash-of-', 'Theirs', 'theirs@', ADMIN_ID])
    expect(JSON.stringify(data)).not.toContain(other);
  await db.as('admin', `update public.homepage_settings set hero_h1 = 'Ours'`);
  expect(await ask('admin', 'select public.export_own_data()')).toMatchObject({
    roles: [{ role: 'admin' }],
    edits: [{ table_name: 'homepage_settings', changed: { hero_h1: { new: 'Ours' } } }],
  });
});

test.each([
  ['confirmed by a mail', `confirmation_sent_at = '2026-01-01', email_confirmed_at = '2026-01-02'`, true],
  ['taken as confirmed without a mail', `email_confirmed_at = '2026-01-02'`, false],
  ['not confirmed yet', `confirmation_sent_at = '2026-01-01'`, false],
])(
  'a subscription records correctly whether its address is confirmed: an address that is %s',
  async (_what, changes, isConfirmed) => {
    await db.query(`update auth.users set ${changes} where id = $1`, [USER_ID]);
    await ask('user', 'select public.subscribe_to_newsletter($1)', ['User@Example.com']);
    expect(await db.value('select is_confirmed from public.newsletter_subscribers')).toBe(isConfirmed);
    await ask('user', 'select public.subscribe_to_newsletter($1)', ['other@example.com']);
    expect(
      await db.value(
        `select is_confirmed from public.newsletter_subscribers where email = 'other@example.com'`,
      ),
    ).toBe(false);
  },
);

test('only the owner of an email address can subscribe it again before Mailchimp has received the withdrawal', async () => {
  const { id } = await subscription('user@example.com', ADMIN_ID);
  const status = () => db.value('select status from public.newsletter_subscribers');
  await ask('admin', 'select public.unsubscribe_own($1)', [id]);
  for (const who of ['admin', 'user'] as const) {
    await ask(who, 'select public.subscribe_to_newsletter($1)', ['user@example.com']);
    expect([who, await status()]).toEqual([who, 'unsubscribed']);
  }
  await db.query(CONFIRMED, [USER_ID]);
  await ask('user', 'select public.subscribe_to_newsletter($1)', ['user@example.com']);
  expect(await status()).toBe('pending');
});

test('a complaint is stored unchanged, with the date by which its receipt must be confirmed', async () => {
  const [row] = await db.as(
    'anon',
    `select public.complain('Ada', 'ada@example.com', 'You write to me.') as reference`,
  );
  const stored = async () =>
    (await db.query<Record<string, unknown>>('select * from public.data_complaints')).rows[0];
  const complaint = await stored();
  expect(row?.reference).toBe(String(complaint?.id).slice(0, 8).toUpperCase());
  // A complaint must be acknowledged within 30 days, including the day of receipt. So the last day is 29 days later.
  expect(
    await db.value(
      `select acknowledge_by - (created_at at time zone 'UTC')::date from public.data_complaints`,
    ),
  ).toBe(29);
  await db.as(
    'admin',
    `update public.data_complaints set complaint = 'Nothing', email = 'x@example.com', outcome = 'Stopped', status = 'answered'`,
  );
  expect(await stored()).toMatchObject({
    complaint: 'You write to me.',
    email: 'ada@example.com',
    outcome: 'Stopped',
    status: 'answered',
  });
  expect(
    await db.value(`select count(*)::int from public.audit_log where table_name = 'data_complaints'`),
  ).toBe(0);
});
