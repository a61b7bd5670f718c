import { functionGrants, relationGrants } from './grants.ts';
import { openTestDatabase } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const ROLES = ['anon', 'authenticated', 'service_role'] as const;

const RELATIONS = `
  select n.nspname || '.' || c.relname as name, role, coalesce(string_agg(letter || coalesce(columns, ''), '' order by
      columns is not null, position), '') as rights
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join unnest($1::text[]) as role
  left join lateral (
    select letter, position, case when not has_table_privilege(role, c.oid, right_name) then '(' || granted || ')' end as columns
    from (values (1, 'r', 'select'), (2, 'a', 'insert'), (3, 'w', 'update'), (4, 'd', 'delete')) as rights (position, letter, right_name)
    cross join lateral (
      select string_agg(attname, ',' order by attname) as granted from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and right_name <> 'delete'
        and has_column_privilege(role, c.oid, attnum, right_name)
    ) as of_columns
    where has_table_privilege(role, c.oid, right_name) or granted is not null
  ) as held on true
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f')
  group by 1, 2`;

const FUNCTIONS = `
  select p.oid::regprocedure::text as name, concat(
    case when has_function_privilege('anon', p.oid, 'execute') then 'A' end,
    case when has_function_privilege('authenticated', p.oid, 'execute') then 'U' end,
    case when has_function_privilege('service_role', p.oid, 'execute') then 'S' end) as rights
  from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

interface Held {
  name: string;
  role: string;
  rights: string;
}

test('every table and view grants each role exactly the declared rights', async () => {
  const { rows } = await db.query<Held>(RELATIONS, [ROLES]);
  const held = rows.map(({ name, role, rights }) => `${name}: ${role}: ${rights}`);
  const names = [...new Set(rows.map(({ name }) => name))];
  // Expects that grants.ts lists every table and view of the schema public.
  const undeclared = names.filter((name) => name.startsWith('public.') && !relationGrants[name]);
  expect({ undeclared }).toEqual({ undeclared: [] });
  const declared = names.flatMap((name) =>
    ROLES.map((role) => `${name}: ${role}: ${relationGrants[name]?.[role] ?? ''}`),
  );
  expect(held.sort()).toEqual(declared.sort());
  expect(Object.keys(relationGrants).filter((name) => !names.includes(name))).toEqual([]);
});

test('every function grants each role exactly the declared right', async () => {
  const found = await db.transaction(async (tx) => {
    await tx.query(`set local search_path to ''`);
    return (await tx.query<Held>(FUNCTIONS)).rows;
  });
  const open = found.filter(({ name, rights }) => name.startsWith('public.') || rights !== '');
  expect(Object.fromEntries(open.map(({ name, rights }) => [name, rights]))).toEqual(functionGrants);
});
