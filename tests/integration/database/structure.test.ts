import { openTestDatabase } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const list = async (sql: string) => (await db.query<{ name: string }>(sql)).rows.map((row) => row.name);

test('row-level security is enabled and forced on every table', async () => {
  expect(
    await list(
      `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    ),
  ).not.toEqual([]);
  expect(
    await list(`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and not (relrowsecurity and relforcerowsecurity)`),
  ).toEqual([]);
});

test('every view runs with the rights of its caller', async () => {
  expect(
    await list(`select relname as name from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
      and not coalesce(reloptions @> array['security_invoker=true'], false)`),
  ).toEqual([]);
});

test('the list of each kind of row in the admin area has every column of its table', async () => {
  const columnsOf = (relation: string) =>
    `select attname from pg_attribute where attrelid = ${relation} and attnum > 0 and not attisdropped`;
  expect(
    await list(`select relname as name from pg_class where relkind = 'v' and relname like '%\\_overview'`),
  ).toHaveLength(8);
  expect(
    await list(`select relname || '.' || missing.attname as name from pg_class as view,
      lateral (${columnsOf(`to_regclass('public.' || replace(view.relname, '_overview', ''))`)}
        except ${columnsOf('view.oid')}) as missing
      where view.relkind = 'v' and view.relname like '%\\_overview'`),
  ).toEqual([]);
});

test('every function has an empty search_path', async () => {
  expect(
    await list(`select proname as name from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(proconfig @> array['search_path=""'], false)`),
  ).toEqual([]);
});

test('every policy evaluates auth.uid() and has_role() once per statement, in a subselect', async () => {
  const policies = await db.query<{ name: string; text: string }>(
    `select schemaname || '.' || tablename || ': ' || policyname as name, concat(qual, ' ', with_check) as text
     from pg_policies where schemaname in ('public', 'storage')`,
  );
  expect(policies.rows.length).toBeGreaterThan(20);
  // Policies must call auth.uid() and has_role() in a subselect. Postgres prints such a call as ( SELECT auth.uid() AS
  // uid). The test removes these calls, so any call that remains is outside a subselect.
  const bare = policies.rows.filter(({ text }) => {
    const rest = text.replaceAll(/SELECT (auth\.uid\(\)|(public\.)?has_role\()/gi, '');
    return /auth\.uid\(|has_role\(/.test(rest);
  });
  expect(bare).toEqual([]);
});

test('visitors cannot call an internal function, and nobody can call a trigger', async () => {
  expect(
    await list(`select proname as name from pg_proc where pronamespace = 'private'::regnamespace
      and has_function_privilege('anon', oid, 'execute')`),
  ).toEqual([]);
  expect(
    await list(`select proname as name from pg_proc where pronamespace = 'private'::regnamespace
      and (prorettype = 'trigger'::regtype or prosecdef)
      and (has_function_privilege('authenticated', oid, 'execute') or has_function_privilege('service_role', oid, 'execute'))`),
  ).toEqual([]);
  expect(await db.value(`select has_schema_privilege('anon', 'private', 'usage')`)).toBe(false);
});

test('no role has rights on the tables and functions of a later migration until it grants them', async () => {
  const open = await db
    .transaction(async (tx) => {
      await tx.exec(`create table public.later (id int); create view public.later_view as select 1 as one;
        create sequence public.later_sequence;
        create function public.later() returns int language sql as 'select 1';
        create function private.later() returns int language sql as 'select 1';`);
      const { rows } = await tx.query<{ name: string }>(
        `select role || ' ' || what as name from unnest(array['anon', 'authenticated', 'service_role']) as role,
          lateral (values
            ('table', has_table_privilege(role, 'public.later', 'select, insert, update, delete, truncate')),
            ('view', has_table_privilege(role, 'public.later_view', 'select')),
            ('sequence', has_sequence_privilege(role, 'public.later_sequence', 'usage, select, update')),
            ('function', has_function_privilege(role, 'public.later()', 'execute')),
            ('internal function', has_function_privilege(role, 'private.later()', 'execute'))) as later (what, is_open)
        where is_open`,
      );
      throw new Error(rows.map(({ name }) => name).join(', '));
    })
    .catch((error: unknown) => (error as Error).message);
  expect(open).toBe('');
});

test('no role of the API has two permissive policies for one action on a table', async () => {
  expect(
    await list(`select format('%s.%s: %s %s', schemaname, tablename, role, action) as name
      from pg_policies, unnest(roles) as role,
        unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as action
      where permissive = 'PERMISSIVE' and schemaname in ('public', 'storage')
      group by schemaname, tablename, role, action having count(*) > 1`),
  ).toEqual([]);
});

test('no function has a setting of a library in its definition, which could not be restored from a dump', async () => {
  expect(
    await list(`select proname as name from pg_proc, unnest(proconfig) as setting
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and split_part(setting, '=', 1) like '%.%'`),
  ).toEqual([]);
});

test('a function planned without sequential scans is not compiled just in time', async () => {
  const planned = `select proname as name from pg_proc where proconfig @> array['enable_seqscan=off']`;
  expect(await list(planned)).not.toEqual([]);
  expect(await list(`${planned} and not proconfig @> array['jit=off']`)).toEqual([]);
});

test('the columns of every foreign key have an index', async () => {
  expect(
    await list(`select conname as name from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0] = c.conkey[1])`),
  ).toEqual([]);
});

test('every row records when it was last changed', async () => {
  const tables = await list(`select table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'updated_at' and table_type = 'BASE TABLE'`);
  const triggered = await list(`select event_object_table as name from information_schema.triggers
    where trigger_name = 'touch' and event_object_schema = 'public'`);
  expect(triggered.sort()).toEqual(tables.sort());
  const created = await db.insert('retailers', {
    slug: 'shop',
    name: 'Shop',
    cta_url: 'https://shop.example',
  });
  const [changed] = await db.as(
    'service',
    `update public.retailers set name = 'Other', created_at = '2000-01-01' returning *`,
  );
  expect((changed?.updated_at as Date).getTime()).toBeGreaterThan((created.updated_at as Date).getTime());
  expect(changed?.created_at).toEqual(created.created_at);
});

test('no role of the API may truncate, add triggers or see sequences', async () => {
  expect(
    await list(`select relname || ' ' || role as name from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
      where relnamespace = 'public'::regnamespace and case relkind
        when 'S' then has_sequence_privilege(role, oid, 'usage, select, update')
        when 'i' then false
        else has_table_privilege(role, oid, 'truncate, references, trigger') end`),
  ).toEqual([]);
});
