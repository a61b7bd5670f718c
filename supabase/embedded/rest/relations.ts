import { ApiError, unsupported } from '../errors.ts';
import type { Relation, Schema, Table } from './schema-types.ts';

export interface ForeignKey {
  constraint: string;
  from: string;
  to: string;
  columns: [string, string][];
}

function isSubset(part: string[], whole: string[]): boolean {
  return part.every((name) => whole.includes(name));
}

function swap(columns: [string, string][]): [string, string][] {
  return columns.map(([a, b]) => [b, a]);
}

/**
 * Returns the many-to-many relation that two foreign keys of one table make, otherwise null. Two foreign keys make such
 * a relation if the table's primary key contains the columns of both.
 */
function manyToMany(first: ForeignKey, second: ForeignKey, tables: Map<string, Table>): Relation | null {
  const both = [...first.columns, ...second.columns].map(([own]) => own);
  const key = tables.get(first.from)?.primaryKey ?? [];
  if (first === second || first.from !== second.from || !isSubset(both, key)) return null;
  return {
    constraint: first.from,
    from: first.to,
    to: second.to,
    columns: [],
    kind: 'many-to-many',
    junction: {
      table: first.from,
      constraints: [first.constraint, second.constraint],
      fromColumns: swap(first.columns),
      toColumns: second.columns,
    },
  };
}

export function buildRelations(
  keys: ForeignKey[],
  tables: Map<string, Table>,
  uniques: Map<string, string[][]>,
): Relation[] {
  const relations: Relation[] = [];
  for (const key of keys) {
    const own = key.columns.map(([column]) => column);
    const isUnique = (uniques.get(key.from) ?? []).some((unique) => isSubset(unique, own));
    const { constraint, from, to, columns } = key;
    const forth = isUnique ? 'one-to-one' : 'many-to-one';
    const back = isUnique ? 'one-to-one' : 'one-to-many';
    relations.push({ constraint, from, to, columns, kind: forth, junction: null });
    relations.push({ constraint, from: to, to: from, columns: swap(columns), kind: back, junction: null });
    for (const other of keys) {
      const through = manyToMany(key, other, tables);
      if (through) relations.push(through);
    }
  }
  return relations;
}

function hasSingleColumn(relation: Relation, name: string, side: 0 | 1): boolean {
  return relation.columns.length === 1 && relation.columns[0]?.[side] === name;
}

/**
 * Returns whether `target!hint` means this relation of a table with itself. If the target is the table's name, it means
 * the relation from a row to its children. If the target is the foreign key's column, it means the relation from a row
 * to its parent.
 */
function matchesSelf(relation: Relation, target: string, hint: string | null): boolean {
  if (relation.kind === 'one-to-many') {
    return relation.to === target && (hint === null || hasSingleColumn(relation, hint, 1));
  }
  return relation.kind === 'many-to-one' && hint === null && hasSingleColumn(relation, target, 0);
}

/**
 * Returns whether `target!hint` in a select means this relation, by PostgREST's rules. The target and the hint can each
 * name a table, a foreign key or a column.
 */
function matches(relation: Relation, target: string, hint: string | null): boolean {
  if (relation.from === relation.to) return matchesSelf(relation, target, hint);
  const { junction } = relation;
  const byKey = (name: string) =>
    junction === null && (relation.constraint === name || hasSingleColumn(relation, name, 0));
  if (hint === null) return relation.to === target || byKey(target);
  if (relation.to !== target) return false;
  return junction ? junction.table === hint : byKey(hint) || hasSingleColumn(relation, hint, 1);
}

function describeColumns(table: string, columns: string[]): string {
  return `${table}(${columns.join(', ')})`;
}

function describe(relation: Relation) {
  const { junction } = relation;
  const own = (pairs: [string, string][], side: 0 | 1) => pairs.map((pair) => pair[side]);
  const through = junction
    ? `${junction.table} using ${describeColumns(junction.constraints[0], own(junction.fromColumns, 1))} and ` +
      describeColumns(junction.constraints[1], own(junction.toColumns, 0))
    : `${relation.constraint} using ${describeColumns(relation.from, own(relation.columns, 0))} and ` +
      describeColumns(relation.to, own(relation.columns, 1));
  return {
    cardinality: relation.kind,
    embedding: `${relation.from} with ${relation.to}`,
    relationship: through,
  };
}

function ambiguous(from: string, target: string, found: Relation[]): ApiError {
  const choices = found.map((relation) => `'${target}!${relation.constraint}'`).join(', ');
  return new ApiError({
    status: 300,
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${from}' and '${target}'`,
    details: found.map(describe),
    hint: `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  });
}

/** Returns the relation that `target!hint` means in a select on the table `from`. */
export function findRelation(schema: Schema, from: string, target: string, hint: string | null): Relation {
  if (schema.tables.get(from)?.computed.has(target)) throw unsupported(`The computed relation ${target}`);
  const found = schema.relations.filter(
    (relation) => relation.from === from && matches(relation, target, hint),
  );
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  if (only) throw ambiguous(from, target, found);
  const isView = (name: string) => schema.tables.get(name)?.isView === true;
  if (isView(from) || isView(target)) throw unsupported(`A relation of a view (${from} with ${target})`);
  const using = hint === null ? '' : ` using the hint '${hint}'`;
  throw new ApiError({
    status: 400,
    code: 'PGRST200',
    message: `Could not find a relationship between '${from}' and '${target}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${from}' and '${target}'${using} in the schema 'public', but no matches were found.`,
  });
}
