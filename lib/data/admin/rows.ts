import 'server-only';
import { NO, YES, type ListQuery } from '@/lib/resources/list-query';
import type { Filter, Resource, Row, Values } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { BEYOND_LAST_ROW, DatabaseError } from '../database-error';
import { untypedClient } from '../untyped-client';
import { containsPattern } from './contains-pattern';

const columnsOf = ({ columns, nameColumn, hasSlug, flag }: Resource) => {
  const shown = columns.flatMap(({ name, or }) => (or ? [name, or] : [name]));
  const status = flag?.startsAt ? [flag.startsAt] : [];
  return [...new Set(['id', nameColumn, ...(hasSlug ? ['slug'] : []), ...shown, ...status])];
};

/** Returns the name of the view or table from which an entity's list is read. */
const sourceOf = ({ table, view }: Resource): string => view ?? table;

function listing(
  db: Db,
  resource: Resource,
  columns: string[],
  { q, filters, sort }: Omit<ListQuery, 'size'>,
) {
  let query = untypedClient(db)
    .from(sourceOf(resource))
    .select<string, Row>(columns.join(', '), { count: 'exact' });
  if (q) query = query.or(resource.search.flatMap((column) => conditionsOf(resource, column, q)).join(','));
  for (const filter of resource.filters) {
    const value = filters[filter.name];
    if (value === undefined) continue;
    query = filtered(query, filter, value);
  }
  return query.order(sort.by, { ascending: !sort.descending, nullsFirst: false }).order('id');
}

/**
 * Returns the conditions of a search in a column. The search finds a row if the column contains the text, or if the
 * label of the column's value contains it.
 */
function conditionsOf({ filters }: Resource, column: string, text: string): string[] {
  const filter = filters.find(({ name }) => name === column);
  const choices = filter?.kind === 'choice' && !filter.isList ? filter.choices : [];
  const values = choices.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return [
    `${column}.imatch.${containsPattern(text)}`,
    ...(values.length > 0 ? [`${column}.in.(${values.map(({ value }) => `"${value}"`).join(',')})`] : []),
  ];
}

function filtered<Query extends FilterBuilder<Query>>(query: Query, filter: Filter, value: string): Query {
  const { name } = filter;
  switch (filter.kind) {
    case 'flag':
      return query.eq(name, value === YES);
    case 'empty':
      return value === NO ? query.not(name, 'is', null) : query.is(name, null);
    case 'zero':
      return value === NO ? query.gt(name, 0) : query.eq(name, 0);
    case 'reference':
      return filter.isList ? query.contains(name, [value]) : query.eq(name, value);
    case 'choice':
      return filter.isList ? query.contains(name, [value]) : query.eq(name, value);
  }
}

interface FilterBuilder<Self> {
  eq: (column: string, value: string | number | boolean) => Self;
  gt: (column: string, value: number) => Self;
  is: (column: string, value: null) => Self;
  not: (column: string, operator: string, value: null) => Self;
  contains: (column: string, value: string[]) => Self;
}

/** Returns one page of an entity's list and the number of all rows that match. A page beyond the last one is empty. */
export async function listRows(
  db: Db,
  resource: Resource,
  query: Omit<ListQuery, 'size'> & { size: number },
  columns = columnsOf(resource),
): Promise<{ rows: Row[]; count: number }> {
  const from = (query.page - 1) * query.size;
  const { data, error, count } = await listing(db, resource, columns, query).range(
    from,
    from + query.size - 1,
  );
  if (error?.code === BEYOND_LAST_ROW) {
    return { rows: [], count: (await listRows(db, resource, { ...query, page: 1 }, columns)).count };
  }
  if (error) throw new DatabaseError(`list ${resource.key}`, error);
  return { rows: data, count: count ?? 0 };
}

/** Returns a row with all its columns; null if no row has that id. */
export async function getRow(db: Db, resource: Resource, id: string): Promise<Row | null> {
  const { data, error } = await untypedClient(db)
    .from(resource.table)
    .select<string, Row>('*')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new DatabaseError(`select ${resource.one}`, error);
  return data;
}

/** Returns a row with all its columns, drafts included; null if no row has that slug. */
export async function getRowBySlug(db: Db, resource: Resource, slug: string): Promise<Row | null> {
  const { data, error } = await untypedClient(db)
    .from(resource.table)
    .select<string, Row>('*')
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new DatabaseError(`select ${resource.one} by slug`, error);
  return data;
}

/**
 * Returns whether a row with that id exists and is visible to the user. It sends one request without retries, because
 * the caller reads the row next anyway.
 */
export async function rowExists(db: Db, resource: Resource, id: string): Promise<boolean> {
  const { count, error } = await untypedClient(db)
    .from(resource.table)
    .select('id', { count: 'exact', head: true })
    .eq('id', id)
    .retry(false);
  if (error) throw new DatabaseError(`look for a ${resource.one}`, error);
  return count !== 0;
}

/** Returns whether the parent of a row is published; true if the row has no parent. */
export async function isParentPublished(db: Db, { parent }: Resource, row: Row): Promise<boolean> {
  if (!parent) return true;
  const { count, error } = await db
    .from(parent.table)
    .select('id', { count: 'exact', head: true })
    .eq('slug', String(row[parent.column]))
    .eq('is_published', true);
  if (error) throw new DatabaseError(`look for a parent in ${parent.table}`, error);
  return count === 1;
}

/** Returns the rows with these ids. They have the columns of the table and the columns that the list's view adds. */
export async function getRows(db: Db, resource: Resource, ids: string[]): Promise<Row[]> {
  const { data, error } = await untypedClient(db)
    .from(sourceOf(resource))
    .select<string, Row>('*')
    .in('id', ids);
  if (error) throw new DatabaseError(`select ${resource.many}`, error);
  return data;
}

/** Returns whether a row other than `exceptId` has this slug. */
export async function isSlugTaken(
  db: Db,
  resource: Resource,
  { slug, exceptId }: { slug: string; exceptId?: string },
): Promise<boolean> {
  let query = untypedClient(db)
    .from(resource.table)
    .select('id', { count: 'exact', head: true })
    .eq('slug', slug);
  if (exceptId) query = query.neq('id', exceptId);
  const { count, error } = await query;
  if (error) throw new DatabaseError(`look for the slug of a ${resource.one}`, error);
  return (count ?? 0) > 0;
}

/** The header with the id of a request. The database records the id with each change (private.write_id). */
const WRITE_ID = 'x-write-id';

/**
 * Inserts and returns a row. Throws a DatabaseError with Postgres' error code; 23505 means that another row has the
 * same id, or the same value in another unique column, such as `slug`.
 */
export async function insertRow(db: Db, resource: Resource, values: Values): Promise<Row> {
  const { data, error } = await untypedClient(db)
    .from(resource.table)
    .insert(values)
    .select<string, Row>('*')
    .single();
  if (error) throw new DatabaseError(`create ${resource.one}`, error);
  return data;
}

interface RowUpdate {
  id: string;
  updatedAt: string;
  values: Values;
  /** The id of the request, which the database records with the change. */
  writeId?: string;
}

/** Updates and returns a row. Null if the row was deleted, or changed since `updatedAt`. */
export async function updateRow(
  db: Db,
  resource: Resource,
  { id, updatedAt, values, writeId = '' }: RowUpdate,
): Promise<Row | null> {
  const { data, error } = await untypedClient(db)
    .from(resource.table)
    .update(values)
    .eq('id', id)
    .eq('updated_at', updatedAt)
    .select<string, Row>('*')
    .maybeSingle()
    .setHeader(WRITE_ID, writeId);
  if (error) throw new DatabaseError(`update ${resource.one}`, error);
  return data;
}

/** Writes the same values to many rows in one statement: either all rows change or none. Returns the changed rows. */
export async function updateRows(
  db: Db,
  resource: Resource,
  { ids, values }: { ids: string[]; values: Values },
): Promise<Row[]> {
  const { data, error } = await untypedClient(db)
    .from(resource.table)
    .update(values)
    .in('id', ids)
    .select<string, Row>('*');
  if (error) throw new DatabaseError(`update ${resource.many}`, error);
  return data;
}

/** Deletes many rows in one statement, either all or none, and returns their last values. */
export async function deleteRows(
  db: Db,
  resource: Resource,
  { ids, writeId = '' }: { ids: string[]; writeId?: string },
): Promise<Row[]> {
  const { data, error } = await untypedClient(db)
    .from(resource.table)
    .delete()
    .in('id', ids)
    .select<string, Row>('*')
    .setHeader(WRITE_ID, writeId);
  if (error) throw new DatabaseError(`delete ${resource.many}`, error);
  return data;
}

/** Returns the only row of a settings table. A migration creates that row. */
export async function getSettings(db: Db, resource: Resource): Promise<Row> {
  const row = resource.single && (await getRow(db, resource, resource.single.id));
  if (!row) throw new DatabaseError(`select ${resource.one}`, { message: 'The row is missing' });
  return row;
}
