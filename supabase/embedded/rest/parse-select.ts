import { ApiError, unsupported } from '../errors.ts';
import type { Field, JsonStep, ReadQuery, SelectEmbed, SelectItem } from './query-types.ts';
import { Scanner } from './scanner.ts';

export function emptyQuery(select: SelectItem[] = [{ kind: 'star' }]): ReadQuery {
  return { select, where: [], order: [], limit: null, offset: 0 };
}

/** Parses the JSON path after a column, such as `->a->>0`. */
export function parseJsonPath(scanner: Scanner): JsonStep[] {
  const steps: JsonStep[] = [];
  while (scanner.eat('->')) {
    const asText = scanner.eat('>');
    const index = scanner.match(/-?\d+(?=->|::|[.,)]|$)/y);
    const key = index ?? scanner.quoted() ?? scanner.match(/(?:[^(\-:.,>)]|-(?!>))+/y);
    if (key === null) scanner.fail('expecting a key of a JSON path');
    steps.push({ asText, key, isIndex: index !== null });
  }
  return steps;
}

export function parseField(scanner: Scanner): Field {
  return { name: scanner.name(), path: parseJsonPath(scanner) };
}

const AGGREGATES = /\.(?:avg|count|max|min|sum)\(\)/y;

function refuseAggregates(scanner: Scanner): void {
  if (scanner.match(AGGREGATES) === null && !scanner.eat('()')) return;
  // Hosted projects also disable aggregates, and respond with this error.
  throw new ApiError({
    status: 400,
    code: 'PGRST123',
    message: 'Use of aggregate functions is not allowed',
  });
}

function parseModifiers(scanner: Scanner, embed: SelectEmbed): void {
  while (scanner.eat('!')) {
    const word = scanner.name();
    if (word === 'inner') embed.inner = true;
    else if (word !== 'left') embed.hint = word;
  }
}

function parseItem(scanner: Scanner): SelectItem {
  if (scanner.eat('...')) throw unsupported('Spreading a relation (…relation) in select');
  if (scanner.eat('*')) return { kind: 'star' };
  let alias: string | null = null;
  let name = scanner.name();
  if (/^:(?!:)/.test(scanner.text.slice(scanner.position))) {
    scanner.eat(':');
    alias = name;
    name = scanner.name();
  }
  if (scanner.peek() === '!' || (scanner.peek() === '(' && name !== 'count')) {
    const embed: SelectEmbed = {
      kind: 'embed',
      target: name,
      alias,
      hint: null,
      inner: false,
      query: emptyQuery(),
    };
    parseModifiers(scanner, embed);
    scanner.expect('(');
    embed.query = emptyQuery(scanner.peek() === ')' ? [] : parseItems(scanner));
    scanner.expect(')');
    return embed;
  }
  const path = parseJsonPath(scanner);
  refuseAggregates(scanner);
  const cast = scanner.eat('::') ? scanner.match(/[a-zA-Z_][\w ]*(?:\[\])?/y) : null;
  if (cast === null && scanner.text.startsWith('::', scanner.position - 2)) scanner.fail('expecting a type');
  refuseAggregates(scanner);
  return { kind: 'column', field: { name, path }, alias, cast };
}

function parseItems(scanner: Scanner): SelectItem[] {
  const items: SelectItem[] = [];
  do {
    scanner.match(/\s+/y);
    items.push(parseItem(scanner));
    scanner.match(/\s+/y);
  } while (scanner.eat(','));
  return items;
}

export function parseSelect(text: string): SelectItem[] {
  if (text.trim() === '') return [{ kind: 'star' }];
  const scanner = new Scanner(text, 'select parameter');
  const items = parseItems(scanner);
  scanner.end();
  return items;
}

/** Parses the value of the parameter `columns=` or `on_conflict=`: a list of columns. */
export function parseColumns(text: string, what: string): string[] {
  const scanner = new Scanner(text, `${what} parameter`);
  const names: string[] = [];
  do {
    scanner.match(/\s+/y);
    names.push(scanner.name());
    scanner.match(/\s+/y);
  } while (scanner.eat(','));
  scanner.end();
  return [...new Set(names)];
}
