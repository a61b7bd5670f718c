import { ApiError, unsupported } from '../errors.ts';
import type { OrderTerm, ReadQuery, SelectColumn, SelectEmbed } from './query-types.ts';
import { findRelation } from './relations.ts';
import type { Relation, Schema, Table } from './schema-types.ts';
import { conditionSql } from './sql-filters.ts';
import type { Scope } from './sql-filters.ts';
import { fieldSql, quote } from './sql-fields.ts';
import type { Bindings, TableUse } from './sql-fields.ts';

export interface ReadSql {
  /** The query for the requested rows, with limit and offset. */
  page: string;
  /** The query for the number of all matching rows, without limit and offset. */
  count: string;
  /** The query for the rows that `count` counts. The planner estimates the number of rows from this query. */
  counted: string;
}

interface Source extends TableUse {
  /** The SQL after FROM: the table, or the name of a common table expression. */
  from: string;
  /** Further conditions, e.g. those that join an embedded relation with its parent. */
  conditions: string[];
  /**
   * The nesting level of an embedded relation: 1 if it is embedded in the requested table, 2 inside such a relation.
   */
  depth?: number;
}

interface Join {
  embed: SelectEmbed;
  value: string;
  sql: string;
  isMany: boolean;
}

export function tableSql(name: string): string {
  return `"public".${quote(name)}`;
}

/**
 * The maximum length of every list that a read or a function call returns, including embedded lists. It equals
 * `max_rows` in supabase/config.toml and in a new hosted project.
 */
export const MAX_ROWS = 1000;

/** Builds all selects of one statement. Every relation in the statement gets its own alias. */
export class ReadBuilder {
  readonly schema: Schema;
  readonly bindings: Bindings;
  readonly maxRows: number;
  private aliases = 0;

  constructor(schema: Schema, bindings: Bindings, maxRows = MAX_ROWS) {
    this.schema = schema;
    this.bindings = bindings;
    this.maxRows = maxRows;
  }

  alias(): string {
    return `t${this.aliases++}`;
  }

  read(query: ReadQuery, source: Source): ReadSql {
    const joins = this.joins(query, source);
    const tested = new Set<Join>();
    const scope: Scope = {
      bindings: this.bindings,
      ...source,
      embedded: (name) => {
        const join = joins.find(({ embed }) => (embed.alias ?? embed.target) === name);
        if (join) tested.add(join);
        return join?.value ?? null;
      },
    };
    const where = [...source.conditions, ...query.where.map((condition) => conditionSql(scope, condition))];
    const tail = (which: Join[]) =>
      [
        `from ${source.from} as ${quote(source.alias)}`,
        ...which.map((join) => join.sql),
        where.length > 0 ? `where ${where.join(' and ')}` : '',
      ].join(' ');
    const output = this.output(query, source, joins);
    const order = output.isCount ? '' : this.order(query.order, source);
    const most = Math.min(query.limit ?? Infinity, this.maxRows);
    const limit = most === Infinity ? '' : ` limit ${most}`;
    const offset = query.offset === 0 ? '' : ` offset ${query.offset}`;
    const counted = tail(joins.filter((join) => join.embed.inner || tested.has(join)));
    return {
      page: `select ${output.sql} ${tail(joins)}${order}${limit}${offset}`,
      count: `select count(*)::int ${counted}`,
      counted: `select 1 ${counted}`,
    };
  }

  private output(query: ReadQuery, source: Source, joins: Join[]): { sql: string; isCount: boolean } {
    const counts = query.select.filter((item) => item.kind === 'column' && isCount(item, source.table));
    if (counts.length > 0 && query.select.length > 1)
      throw unsupported('count beside other columns in select');
    const parts: string[] = [];
    for (const item of query.select) {
      if (item.kind === 'star') parts.push(`${quote(source.alias)}.*`);
      else if (item.kind === 'column') parts.push(this.column(item, source));
    }
    for (const { embed, value, isMany } of joins) {
      // An embedded relation without columns, `relation!inner()`, only filters the rows.
      if (embed.query.select.length === 0) continue;
      parts.push(`${isMany ? `coalesce(${value}, '[]')` : value} as ${quote(embed.alias ?? embed.target)}`);
    }
    return { sql: parts.join(', '), isCount: counts.length > 0 };
  }

  private column(item: SelectColumn, source: Source): string {
    if (isCount(item, source.table)) return `count(*) as ${quote(item.alias ?? 'count')}`;
    const { name, path } = item.field;
    const sql = fieldSql(this.bindings, source, item.field);
    const key = path.findLast((step) => !step.isIndex)?.key ?? name;
    return `${item.cast ? `cast(${sql} as ${item.cast})` : sql} as ${quote(item.alias ?? key)}`;
  }

  private order(terms: OrderTerm[], source: Source): string {
    const sql = terms.map(({ field, descending, nulls }) => {
      const by = fieldSql(this.bindings, source, field);
      return `${by}${descending ? ' desc' : ' asc'}${nulls ? ` nulls ${nulls}` : ''}`;
    });
    return sql.length > 0 ? ` order by ${sql.join(', ')}` : '';
  }

  private joins(query: ReadQuery, source: Source): Join[] {
    const embeds = query.select.filter((item) => item.kind === 'embed');
    const joins = embeds.map((embed) => this.join(embed, source));
    refuseNamesakes(embeds, source);
    return joins;
  }

  /**
   * Returns the join of an embedded relation. It adds one JSON value to each row of the parent: null if the relation
   * has no row for that parent. With `!inner`, the join leaves out such a parent.
   */
  private join(embed: SelectEmbed, source: Source): Join {
    const relation = findRelation(this.schema, source.table.name, embed.target, embed.hint);
    const table = this.schema.tables.get(relation.to);
    if (!table) throw unsupported(`Embedding ${relation.to}`);
    const depth = (source.depth ?? 0) + 1;
    const alias = this.alias();
    const shown = relation.junction ? table.name : `${table.name}_${depth}`;
    const child: Source = { table, from: tableSql(table.name), alias, shown, conditions: [], depth };
    child.conditions = this.tie(relation, source.alias, child);
    const isMany = relation.kind === 'one-to-many' || relation.kind === 'many-to-many';
    const row = quote(`${child.alias}_row`);
    const join = quote(`${child.alias}_join`);
    const { page } = this.read(embed.query, child);
    const json = isMany ? `json_agg(${row})` : `row_to_json(${row})`;
    const lateral = `lateral (select ${json} as value from (${page}) as ${row}) as ${join}`;
    const value = `${join}.value`;
    const sql = embed.inner
      ? `inner join ${lateral} on ${value} is not null`
      : `left join ${lateral} on true`;
    return { embed, value, sql, isMany };
  }

  private tie(relation: Relation, parent: string, child: Source): string[] {
    const same = (left: string, pairs: [string, string][], right: string) =>
      pairs.map(([a, b]) => `${quote(left)}.${quote(a)} = ${quote(right)}.${quote(b)}`);
    if (!relation.junction) return same(parent, relation.columns, child.alias);
    const middle = this.alias();
    const { table, fromColumns, toColumns } = relation.junction;
    const ties = [...same(parent, fromColumns, middle), ...same(middle, toColumns, child.alias)];
    return [`exists (select from ${tableSql(table)} as ${quote(middle)} where ${ties.join(' and ')})`];
  }
}

/**
 * Returns whether a column in a select means the number of rows: its name is `count`, and the table has no column of
 * this name.
 */
function isCount(item: SelectColumn, table: Table): boolean {
  return item.field.name === 'count' && item.field.path.length === 0 && !table.columns.has('count');
}

/**
 * Throws if two embedded relations have the same name. PostgREST would give both joins the same alias, which Postgres
 * refuses.
 */
function refuseNamesakes(embeds: SelectEmbed[], { table, depth = 0 }: Source): void {
  const names = embeds.map((embed) => embed.alias ?? embed.target);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice === undefined) return;
  const message = `table name "${table.name}_${twice}_${depth + 1}" specified more than once`;
  throw new ApiError({ status: 400, code: '42712', message });
}
