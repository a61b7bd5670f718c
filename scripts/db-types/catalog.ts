import type { Tx } from '../../supabase/embedded/transaction.ts';

export interface Column {
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  /** Whether clients cannot write to the column, because it is a generated column or a `generated always` identity. */
  readOnly: boolean;
}

export interface Relationship {
  name: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
}

export interface Relation {
  name: string;
  kind: 'table' | 'view';
  insertable: boolean;
  updatable: boolean;
  columns: Column[];
  relationships: Relationship[];
}

export interface Routine {
  name: string;
  args: { name: string; type: string; optional: boolean }[];
  returns: string;
  returnsSet: boolean;
}

export interface Catalog {
  relations: Relation[];
  routines: Routine[];
  enums: Record<string, string[]>;
}

// The function pg_relation_is_updatable returns bits: 8 means insert, 4 means update.
const RELATIONS = `
  select c.relname as name, case c.relkind when 'v' then 'view' else 'table' end as kind,
    (pg_relation_is_updatable(c.oid, false) & 8) <> 0 as insertable,
    (pg_relation_is_updatable(c.oid, false) & 4) <> 0 as updatable,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', t.typname, 'nullable', not a.attnotnull, 'hasDefault', a.atthasdef or a.attidentity <> '',
        'readOnly', a.attgenerated <> '' or a.attidentity = 'a') order by a.attname collate "C")
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object(
        'name', f.conname, 'referencedRelation', r.relname,
        'columns', (select json_agg(a.attname order by k.place) from unnest(f.conkey) with ordinality k (num, place)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num),
        'referencedColumns', (select json_agg(a.attname order by k.place) from unnest(f.confkey) with ordinality k (num, place)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num),
        'isOneToOne', exists (select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
          and u.conkey <@ f.conkey)) order by f.conname collate "C"), '[]')
      from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and r.relnamespace = c.relnamespace) as relationships
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname collate "C"`;

const ROUTINES = `
  select p.proname as name, t.typname as returns, p.proretset as "returnsSet",
    (select coalesce(json_agg(json_build_object('name', coalesce(p.proargnames[n], ''), 'type', a.typname,
        'optional', n > p.pronargs - p.pronargdefaults) order by n), '[]')
      from generate_series(1, p.pronargs) n join pg_type a on a.oid = p.proargtypes[n - 1]) as args
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
  order by p.proname collate "C"`;

const ENUMS = `
  select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as labels
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname collate "C"`;

/** Reads the schema `public`, which the API exposes, from Postgres's system catalogue. */
export async function readCatalog(db: Tx): Promise<Catalog> {
  const relations = await db.query<Relation>(RELATIONS);
  const routines = await db.query<Routine>(ROUTINES);
  const enums = await db.query<{ name: string; labels: string[] }>(ENUMS);
  return {
    relations: relations.rows,
    routines: routines.rows,
    enums: Object.fromEntries(enums.rows.map(({ name, labels }) => [name, labels])),
  };
}
