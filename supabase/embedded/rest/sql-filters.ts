import { ApiError, unsupported } from '../errors.ts';
import type { Condition, Filter } from './query-types.ts';
import { fieldSql } from './sql-fields.ts';
import type { Bindings, TableUse } from './sql-fields.ts';

const BINARY: Record<string, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

const IS: Record<string, string> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

export interface Scope extends TableUse {
  bindings: Bindings;
  /**
   * Returns an SQL expression whose value is null if the embedded relation has no row. If no relation of this name is
   * embedded, returns null instead of an expression.
   */
  embedded(name: string): string | null;
}

/** Returns the values as a Postgres array literal. `= any($1)` accepts this literal for a column of any type. */
function arrayLiteral(values: string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

function badEmbedFilter(name: string): ApiError {
  return new ApiError({
    status: 400,
    code: 'PGRST120',
    message: `Bad operator on the '${name}' embedded resource`,
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });
}

/**
 * Operators that visitors may not use, because a regular expression with back-references can block the database for
 * seconds.
 */
const REGULAR_EXPRESSIONS = ['match', 'imatch'];

function comparison(scope: Scope, filter: Filter): string {
  const { operator, value } = filter;
  if (scope.bindings.role === 'anon' && REGULAR_EXPRESSIONS.includes(operator)) {
    throw unsupported(`The filter ${operator} without a session`);
  }
  const { name, path } = filter.field;
  if (path.length === 0 && !scope.table.columns.has(name)) {
    const embedded = scope.embedded(name);
    if (embedded !== null) {
      if (operator !== 'is' || value !== 'null') throw badEmbedFilter(name);
      return `${embedded} is null`;
    }
  }
  const left = fieldSql(scope.bindings, scope, filter.field);
  if (Array.isArray(value)) return `${left} = any(${scope.bindings.bind(arrayLiteral(value))})`;
  if (operator === 'is') return `${left} ${IS[value.toLowerCase()] ?? 'is null'}`;
  const wildcards = operator === 'like' || operator === 'ilike';
  const right = scope.bindings.bind(wildcards ? value.replaceAll('*', '%') : value);
  return `${left} ${BINARY[operator]} ${filter.quantifier ? `${filter.quantifier} (${right})` : right}`;
}

export function conditionSql(scope: Scope, condition: Condition): string {
  const sql =
    condition.kind === 'filter'
      ? comparison(scope, condition)
      : `(${condition.parts.map((part) => conditionSql(scope, part)).join(` ${condition.kind} `)})`;
  return condition.negated ? `not (${sql})` : sql;
}
