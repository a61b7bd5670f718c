import { auditOf } from './audit-of.ts';
import { ADMIN_ID, openTestDatabase, outcome } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const audit = (id: unknown) => auditOf(db, id);

const account = async (email: string, isAdmin = false) => {
  const id = await db.value(
    'insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id',
    [email],
  );
  if (isAdmin) await db.insert('user_roles', { user_id: id, role: 'admin' });
  return id;
};
const remove = async (id: unknown) =>
  Object.values((await db.as('admin', 'select public.delete_account($1)', [id]))[0] ?? {})[0];
const left = (id: unknown) =>
  db.value(
    `select (select count(*)::int from auth.users where id = $1) + (select count(*)::int from public.user_roles where user_id = $1)`,
    [id],
  );

test.each([false, true])(
  'the log records who deleted an account, without its email (account of an admin: %p)',
  async (isAdmin) => {
    const id = await account(`goner-${isAdmin}@example.com`, isAdmin);
    expect(await remove(id)).toBe(true);
    expect(await left(id)).toBe(0);
    expect(await audit(id)).toEqual([
      { actor: ADMIN_ID, action: 'delete', table_name: 'users', row_slug: null, changed: { email: {} } },
    ]);
    const { rows } = await db.query(
      `select actor from public.audit_log where table_name = 'user_roles' and action = 'delete' and changed -> 'user_id' ->> 'old' = $1`,
      [id],
    );
    expect(rows).toEqual(isAdmin ? [{ actor: ADMIN_ID }] : []);
  },
);

test('a failed deletion keeps the account and its role', async () => {
  const id = await account('stays@example.com', true);
  await db.query(
    `create function public.fail() returns trigger language plpgsql as $$ begin raise 'no' using errcode = 'P0001'; end $$`,
  );
  await db.query(
    'create trigger fail after delete on auth.users for each row execute function public.fail()',
  );
  expect(await outcome(remove(id))).toBe('P0001');
  await db.query('drop function public.fail() cascade');
  expect(await left(id)).toBe(2);
  expect(await audit(id)).toEqual([]);
});

test('deleting an unknown account leaves nothing in the log', async () => {
  const id = 'f0000000-0000-4000-8000-000000000000';
  expect(await remove(id)).toBe(false);
  expect(await audit(id)).toEqual([]);
});

test('only admins can delete accounts, and never their own', async () => {
  const id = await account('kept@example.com');
  for (const who of ['anon', 'user', 'service'] as const)
    expect(await outcome(db.as(who, 'select public.delete_account($1)', [id]))).toBe('42501');
  expect(await outcome(remove(ADMIN_ID))).toBe('42501');
  expect([await left(id), await left(ADMIN_ID)]).toEqual([1, 2]);
});
