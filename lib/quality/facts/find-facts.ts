import { DATE_PATTERNS } from './dates';
import { DURATION_PATTERNS } from './durations';
import type { Bound, Fact, Pattern } from './fact';
import { PERCENTAGE_PATTERNS } from './percentages';
import { PRICE_PATTERNS } from './prices';
import { SUPERLATIVE_PATTERNS } from './superlatives';

const PATTERNS: Pattern[] = [
  ...PRICE_PATTERNS,
  ...PERCENTAGE_PATTERNS,
  ...DATE_PATTERNS,
  ...DURATION_PATTERNS,
  ...SUPERLATIVE_PATTERNS,
].map((pattern) => ({
  ...pattern,
  regex: new RegExp(pattern.regex.source, `${pattern.regex.flags}g`),
}));

const AT_MOST =
  /\b(?:up to|as much as|at most|no more than|under|below|less than|fewer than|maximum of)\s(?:a\s)?$/i;
const AT_LEAST =
  /\b(?:from|starting at|start at|as little as|at least|over|above|more than|minimum of)\s(?:a\s)?$/i;
const LONGEST_BOUND = 20;

/** Finds every price, percentage, date, duration and superlative in a text, in the order of the text. */
export function findFacts(text: string): Fact[] {
  const found = PATTERNS.flatMap((pattern) => factsOf(pattern, text));
  // If two facts overlap, keep the one that begins first. If both begin at the same place, keep the longer one.
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.flatMap((fact) => {
    if (fact.start < end) return [];
    end = fact.end;
    return [withBound(fact, text)];
  });
}

function factsOf({ kind, regex, read }: Pattern, text: string): Fact[] {
  return [...text.matchAll(regex)].flatMap((match) => {
    const values = read(match.groups ?? {}, match[0]);
    if (values.length === 0 || values.some((value) => value.includes('NaN'))) return [];
    return [{ kind, text: match[0], start: match.index, end: match.index + match[0].length, values }];
  });
}

/**
 * Extends a single price, percentage or duration by the words before it if they are a limit: '50%' becomes 'up to 50%',
 * and '£20' becomes 'from £20'.
 */
function withBound(fact: Fact, text: string): Fact {
  if (fact.kind === 'date' || fact.kind === 'superlative' || fact.values.length > 1) return fact;
  const before = text.slice(Math.max(0, fact.start - LONGEST_BOUND), fact.start);
  const [words, bound] = boundIn(before);
  if (!bound) return fact;
  const start = fact.start - words.length;
  return { ...fact, bound, start, text: text.slice(start, fact.end) };
}

function boundIn(before: string): [words: string, bound: Bound | null] {
  const most = AT_MOST.exec(before);
  if (most) return [most[0], 'up to'];
  const least = AT_LEAST.exec(before);
  return least ? [least[0], 'from'] : ['', null];
}
