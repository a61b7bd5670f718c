import { auditOf } from './audit-of.ts';
import { ADMIN_ID, USER_ID, openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';
import { goodRows } from './good-rows.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const audit = (id: unknown) => auditOf(db, id);
const revisions = async (id: unknown) =>
  (
    await db.query<{ number: number; snapshot: Record<string, unknown>; actor: string | null }>(
      'select number, snapshot, actor from public.revisions where row_id = $1 order by number',
      [id],
    )
  ).rows;

test('the history records an admin’s insert, update and delete with actor, change and snapshot', async () => {
  const [created] = await db.as(
    'admin',
    `insert into public.retailers (slug, name, cta_url)
    values ('shop', 'Shop', 'https://shop.example') returning id`,
  );
  const id = created?.id;
  await db.as(
    'admin',
    `update public.retailers set name = 'Other', faqs = '[{"question":"Q","answer":"A"}]' where id = $1`,
    [id],
  );
  await db.as('admin', 'update public.retailers set name = name where id = $1', [id]);
  await db.as('admin', 'delete from public.retailers where id = $1', [id]);

  const [insert, update, remove, ...rest] = await audit(id);
  expect(rest).toEqual([]);
  expect(insert).toMatchObject({
    actor: ADMIN_ID,
    action: 'insert',
    table_name: 'retailers',
    row_slug: 'shop',
  });
  expect(insert?.changed).toMatchObject({ name: { old: null, new: 'Shop' } });
  expect(update).toMatchObject({
    action: 'update',
    changed: {
      name: { old: 'Shop', new: 'Other' },
      faqs: { old: [], new: [{ question: 'Q', answer: 'A' }] },
    },
  });
  expect(Object.keys(update?.changed as object).sort()).toEqual(['faqs', 'name']);
  expect(remove).toMatchObject({
    action: 'delete',
    row_slug: 'shop',
    changed: { name: { old: 'Other', new: null } },
  });

  const [first, second, ...others] = await revisions(id);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ number: 1, actor: ADMIN_ID, snapshot: { id, slug: 'shop', name: 'Shop' } });
  expect(second).toMatchObject({
    number: 2,
    snapshot: { name: 'Other', faqs: [{ question: 'Q', answer: 'A' }] },
  });
});

/** Tables with personal data. The history is kept for good, so it must not contain rows of these tables. */
const PERSONAL = ['newsletter_subscribers', 'data_complaints'];

test('the history covers every table that editors change', async () => {
  await db.insert('categories', { slug: 'parent', name: 'Parent' });
  await db.insert('retailers', { slug: 'parent', name: 'Parent', cta_url: 'https://shop.example' });
  for (const table of Object.keys(goodRows).filter((name) => !PERSONAL.includes(name))) {
    const { id } = await db.insert(table, goodRows[table] ?? {});
    expect([table, (await audit(id)).length, (await revisions(id)).length]).toEqual([table, 1, 1]);
  }
  for (const [table, column] of [
    ['homepage_settings', 'hero_h1'],
    ['typography_settings', 'h1_mobile'],
    ['operator_settings', 'operator_name'],
    ['content_settings', 'tone'],
  ] as const) {
    await db.as('admin', `update public.${table} set ${column} = '2xl'`);
    const { rows } = await db.query(
      'select actor, changed from public.audit_log where table_name = $1 and action = $2',
      [table, 'update'],
    );
    expect(rows).toEqual([{ actor: ADMIN_ID, changed: { [column]: { old: null, new: '2xl' } } }]);
  }
});

test('automatic follow-up changes are recorded under the same actor', async () => {
  await db.insert('retailers', { slug: 'one', name: 'One', cta_url: 'https://one.example' });
  const { id } = await db.insert('categories', { slug: 'holder', name: 'Holder', top_retailers: ['one'] });
  await db.as('admin', `update public.retailers set slug = 'first' where slug = 'one'`);
  expect((await audit(id)).at(-1)).toMatchObject({
    actor: ADMIN_ID,
    changed: { top_retailers: { old: ['one'], new: ['first'] } },
  });
});

describe('the history of a subscriber', () => {
  const EMAIL = 'secret-name@example.com';
  const subscribed = () =>
    db.insert('newsletter_subscribers', {
      user_id: USER_ID,
      email: EMAIL,
      first_name: 'secret-name',
      last_error: `${EMAIL} looks fake`,
      consent_text: 'Yes',
    });

  test('records that an admin retries or deletes a subscription, without personal data', async () => {
    const { id, next_attempt_at: due } = await subscribed();
    await db.as(
      'admin',
      `update public.newsletter_subscribers set next_attempt_at = null, last_error = null where id = $1`,
      [id],
    );
    await db.as('admin', 'delete from public.newsletter_subscribers where id = $1', [id]);
    const [update, remove, ...rest] = await audit(id);
    expect(rest).toEqual([]);
    const table = { actor: ADMIN_ID, table_name: 'newsletter_subscribers', row_slug: null };
    expect(update).toEqual({
      ...table,
      action: 'update',
      changed: { next_attempt_at: { old: expect.any(String), new: null }, last_error: {} },
    });
    expect(due).not.toBeNull();
    expect(remove).toMatchObject({
      ...table,
      action: 'delete',
      changed: { email: {}, first_name: {}, status: { old: 'pending', new: null } },
    });
    expect(JSON.stringify([update, remove])).not.toContain('secret-name');
    expect(await revisions(id)).toEqual([]);
  });

  test('records nothing when a visitor subscribes and the address is passed on', async () => {
    await db.as('user', `select public.subscribe_to_newsletter('u@example.com')`);
    const [row] = await db.as(
      'user',
      `select id from public.newsletter_subscribers where email = 'u@example.com'`,
    );
    await db.as('service', `update public.newsletter_subscribers set status = 'subscribed' where id = $1`, [
      row?.id,
    ]);
    expect([await audit(row?.id), await revisions(row?.id)]).toEqual([[], []]);
  });
});

test.each(['audit_log', 'revisions'])('nobody can forge %s', async (table) => {
  await db.insert('retailers', {
    slug: `forge-${table.replace('_', '-')}`,
    name: 'F',
    cta_url: 'https://f.example',
  });
  const insert =
    table === 'audit_log'
      ? `insert into public.audit_log (action, table_name, row_id, changed) values ('insert', 'retailers', gen_random_uuid(), '{}')`
      : `insert into public.revisions (table_name, row_id, number, snapshot) values ('retailers', gen_random_uuid(), 1, '{}')`;
  const column = table === 'audit_log' ? 'actor' : 'snapshot';
  for (const who of ['anon', 'user', 'admin', 'service'] as const) {
    for (const sql of [
      insert,
      `update public.${table} set ${column} = null`,
      `delete from public.${table}`,
      `truncate public.${table}`,
    ]) {
      expect([who, sql, await outcome(db.as(who, sql))]).toEqual([who, sql, '42501']);
    }
  }
});

describe('roles', () => {
  test('the log names the admin who really granted the role', async () => {
    expect(
      await outcome(
        db.as('admin', 'insert into public.user_roles (user_id, role, granted_by) values ($1, $2, $1)', [
          USER_ID,
          'admin',
        ]),
      ),
    ).toBe('42501');
    const [row] = await db.as(
      'admin',
      `insert into public.user_roles (user_id, role) values ($1, 'admin') returning *`,
      [USER_ID],
    );
    expect(row).toMatchObject({ granted_by: ADMIN_ID });
    expect((await audit(row?.id))[0]).toMatchObject({ actor: ADMIN_ID, action: 'insert' });
    expect(await db.as('user', 'select public.has_role($1, $2) as is_admin', [USER_ID, 'admin'])).toEqual([
      { is_admin: true },
    ]);
    // With has_role, users can only find out whether they themselves have a role.
    const asked = 'select public.has_role($1, $2) as is_admin';
    expect(await db.as('user', asked, [ADMIN_ID, 'admin'])).toEqual([{ is_admin: false }]);
    expect(await db.as('service', asked, [ADMIN_ID, 'admin'])).toEqual([{ is_admin: true }]);
    await db.as('admin', 'delete from public.user_roles where user_id = $1', [USER_ID]);
    expect(await db.as('user', 'select public.has_role($1, $2) as is_admin', [USER_ID, 'admin'])).toEqual([
      { is_admin: false },
    ]);
  });

  test('the secret key cannot set who granted a role', async () => {
    const row = await db.insert('user_roles', { user_id: USER_ID, role: 'admin', granted_by: ADMIN_ID });
    expect(row.granted_by).toBeNull();
    expect(await outcome(db.as('service', 'update public.user_roles set granted_by = $1', [ADMIN_ID]))).toBe(
      '42501',
    );
    await db.as('service', 'delete from public.user_roles where user_id = $1', [USER_ID]);
  });

  test('the last admin cannot be removed through the API, but one of two can', async () => {
    for (const who of ['admin', 'service'] as const) {
      expect(await outcome(db.as(who, 'delete from public.user_roles'))).toBe('23514');
    }
    await db.insert('user_roles', { user_id: USER_ID, role: 'admin' });
    expect(await outcome(db.as('admin', 'delete from public.user_roles'))).toBe('23514');
    expect(
      await outcome(db.as('admin', 'delete from public.user_roles where user_id = $1', [ADMIN_ID])),
    ).toBe('accepted');
    expect(await outcome(db.as('user', 'delete from public.user_roles where user_id = $1', [USER_ID]))).toBe(
      '23514',
    );
    expect(await db.value('select count(*)::int from public.user_roles')).toBe(1);
  });

  test('deleting an account deletes its roles', async () => {
    await db.query('delete from auth.users where id = $1', [USER_ID]);
    expect(await db.value('select count(*)::int from public.user_roles')).toBe(0);
  });
});
