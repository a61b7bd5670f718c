import { ApiError } from '../errors.ts';
import { looksLikeFilter, parseLogicText, parseOperationText } from './parse-filters.ts';
import { parseOrder } from './parse-order.ts';
import { emptyQuery, parseJsonPath, parseSelect } from './parse-select.ts';
import type { Field, ReadQuery, SelectEmbed } from './query-types.ts';
import { Scanner } from './scanner.ts';

export interface ParsedQuery {
  root: ReadQuery;
  /**
   * Query parameters that are neither reserved nor a filter, order, limit or offset. When a function is called with
   * GET, they are its arguments.
   */
  rest: [string, string][];
}

/** Parses a parameter name such as `a.b.column->>key`: first the path to the embedded relation, then the field. */
function parseKey(key: string): { path: string[]; field: Field } {
  const scanner = new Scanner(key, 'tree path');
  const path = [scanner.name()];
  while (scanner.eat('.')) path.push(scanner.name());
  const steps = parseJsonPath(scanner);
  scanner.end();
  return { path: path.slice(0, -1), field: { name: path.at(-1) ?? '', path: steps } };
}

function findEmbed(query: ReadQuery, name: string): SelectEmbed | undefined {
  const embeds = query.select.filter((item) => item.kind === 'embed');
  return embeds.find((embed) => embed.alias === name) ?? embeds.find((embed) => embed.target === name);
}

function descend(root: ReadQuery, path: string[]): ReadQuery {
  let query = root;
  for (const name of path) {
    const embed = findEmbed(query, name);
    if (!embed) {
      throw new ApiError({
        status: 400,
        code: 'PGRST108',
        message: `'${name}' is not an embedded resource in this request`,
        hint: `Verify that '${name}' is included in the 'select' query parameter.`,
      });
    }
    query = embed.query;
  }
  return query;
}

export function rangeError(details: string, headers: Record<string, string> = {}): ApiError {
  const message = 'Requested range not satisfiable';
  return new ApiError({ status: 416, code: 'PGRST103', message, details, headers });
}

function parseCount(text: string, what: string): number {
  if (/^-\d+$/.test(text) && what === 'limit') {
    throw rangeError('Limit should be greater than or equal to zero.');
  }
  // PostgREST treats a negative offset as 0.
  if (/^-\d+$/.test(text) && what === 'offset') return 0;
  if (!/^\d{1,15}$/.test(text)) new Scanner(text, what).fail('expecting a whole number');
  return Number(text);
}

/**
 * Adds one query parameter to the query. Returns false if the parameter is not a filter, order or limit but an argument
 * of a function.
 */
function apply(root: ReadQuery, key: string, value: string): boolean {
  const { path, field } = parseKey(key);
  const word = field.path.length === 0 ? field.name : '';
  if (word === 'and' || word === 'or') {
    const negated = path.at(-1) === 'not';
    const query = descend(root, negated ? path.slice(0, -1) : path);
    query.where.push(parseLogicText(negated ? `not.${word}` : word, value));
  } else if (word === 'order') {
    descend(root, path).order = parseOrder(value);
  } else if (word === 'limit') {
    descend(root, path).limit = parseCount(value, word);
  } else if (word === 'offset') {
    descend(root, path).offset = parseCount(value, word);
  } else if (path.length > 0 || looksLikeFilter(value)) {
    descend(root, path).where.push({ kind: 'filter', field, ...parseOperationText(value) });
  } else {
    return false;
  }
  return true;
}

const RESERVED = new Set(['select', 'columns', 'on_conflict', 'apikey']);

export function parseQuery(params: URLSearchParams): ParsedQuery {
  const root = emptyQuery(parseSelect(params.get('select') ?? '*'));
  const rest: [string, string][] = [];
  for (const [key, value] of params) {
    if (RESERVED.has(key)) continue;
    if (!apply(root, key, value)) rest.push([key, value]);
  }
  return { root, rest };
}

/**
 * Rejects the parameters that were not recognised as filters, with PostgREST's error for an invalid filter. Call this
 * function where such a parameter cannot be an argument: for tables, and for functions called with POST. If a misspelt
 * filter were ignored, the response would contain wrong rows.
 */
export function refuseArguments(rest: [string, string][]): void {
  for (const [, value] of rest) parseOperationText(value);
}
