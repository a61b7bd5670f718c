import { unsupported } from '../errors.ts';
import { parseField } from './parse-select.ts';
import type { Condition, Filter, Logic, Quantifier } from './query-types.ts';
import { Scanner } from './scanner.ts';

const QUANTIFIABLE = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch']);
const OPERATORS = new Set([
  ...QUANTIFIABLE,
  ...['neq', 'is', 'in', 'isdistinct', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj'],
]);
const TEXT_SEARCH = new Set(['fts', 'plfts', 'phfts', 'wfts']);
const IS_VALUES = new Set(['null', 'not_null', 'true', 'false', 'unknown']);

/** Returns whether the value of a query parameter looks like a filter (`eq.…`), not like an argument of a function. */
export function looksLikeFilter(value: string): boolean {
  const word = /^([a-z]+)(?:\([^)]*\))?\./.exec(value)?.[1];
  return word !== undefined && (word === 'not' || OPERATORS.has(word) || TEXT_SEARCH.has(word));
}

function parseList(scanner: Scanner): string[] {
  scanner.expect('(');
  scanner.match(/\s+/y);
  const values: string[] = [];
  if (scanner.eat(')')) return values;
  do {
    const value = scanner.quotedElement() ?? scanner.match(/[^,)]*/y) ?? '';
    values.push(value);
  } while (scanner.eat(','));
  scanner.expect(')');
  return values;
}

type Operation = Pick<Filter, 'negated' | 'operator' | 'quantifier' | 'value'>;

function parseOperation(scanner: Scanner, readValue: () => string): Operation {
  const negated = scanner.eat('not.');
  const operator = scanner.match(/[a-z]+/y) ?? '';
  if (TEXT_SEARCH.has(operator)) throw unsupported(`The full-text filter ${operator}`);
  if (!OPERATORS.has(operator)) scanner.fail(`unknown single value operator ${operator}`);
  let quantifier: Quantifier = null;
  if (QUANTIFIABLE.has(operator)) {
    if (scanner.eat('(any)')) quantifier = 'any';
    else if (scanner.eat('(all)')) quantifier = 'all';
  }
  scanner.expect('.');
  const value = operator === 'in' ? parseList(scanner) : readValue();
  if (operator === 'is' && !IS_VALUES.has(String(value).toLowerCase())) {
    scanner.fail('expecting null, not_null, true, false or unknown');
  }
  return { negated, operator, quantifier, value };
}

/**
 * Parses the part of a filter after `column=`, such as `eq.value`. All text after the operator belongs to the value,
 * unchanged. The operator `in` has a list of values instead.
 */
export function parseOperationText(text: string): Operation {
  const scanner = new Scanner(text, 'filter');
  const operation = parseOperation(scanner, () => scanner.match(/[^]*/y) ?? '');
  scanner.end();
  return operation;
}

/** Parses a value inside `or=(…)`. The value ends at a comma or a bracket, unless it is quoted or an array. */
function parseLogicValue(scanner: Scanner): string {
  return scanner.quotedElement() ?? scanner.match(/\{[^{}]*\}(?=[,)]|$)/y) ?? scanner.match(/[^,)]*/y) ?? '';
}

function parsePart(scanner: Scanner): Condition {
  scanner.match(/\s+/y);
  const logic = scanner.match(/(?:not\.)?(?:and|or)(?=\s*\()/y);
  if (logic !== null) return parseLogic(scanner, logic);
  const field = parseField(scanner);
  scanner.expect('.');
  const filter: Filter = {
    kind: 'filter',
    field,
    ...parseOperation(scanner, () => parseLogicValue(scanner)),
  };
  scanner.match(/\s+/y);
  return filter;
}

function parseLogic(scanner: Scanner, word: string): Logic {
  scanner.match(/\s+/y);
  scanner.expect('(');
  const parts: Condition[] = [];
  do parts.push(parsePart(scanner));
  while (scanner.eat(','));
  scanner.expect(')');
  scanner.match(/\s+/y);
  return { kind: word.endsWith('and') ? 'and' : 'or', negated: word.startsWith('not.'), parts };
}

/**
 * Parses a logical filter such as `or=(a.eq.1,and(b.gt.2,c.is.null))`. `word` is the parameter's name: `or`, `and`,
 * `not.or` or `not.and`.
 */
export function parseLogicText(word: string, text: string): Logic {
  const scanner = new Scanner(text, 'logic tree');
  const logic = parseLogic(scanner, word);
  scanner.end();
  return logic;
}
