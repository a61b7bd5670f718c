import { retailers } from '../../../lib/fallback/retailers/index.ts';
import { findFacts } from '../../../lib/quality/facts/find-facts.ts';

/** The maximum length of a verdict, in words. */
const VERDICT = 40;
/** Matches words about opening, the start of a sale, a guarantee or a price promise. */
const DATABLE =
  /\b(?:(?:re)?open(?:s|ed|ing)?|closed|shut|dawn|(?:starts?|begins?) (?:online|in (?:store|the shops))|guaranteed?|guarantees (?!depend)|price (?:promise|match))\b/i;
/** Matches words about the goods of a past year, such as 'last season’s'. `findFacts` takes these words for a date. */
const PAST_GOODS = /last (?:year|season)’s/gi;

/** Returns the prices, percentages, dates and durations that a text states. */
const figuresIn = (text: string) =>
  findFacts(text.replace(PAST_GOODS, '')).filter(({ kind }) => kind !== 'superlative');

// The page shows no mark for unchecked facts beside the verdict and the description, so these texts must not state such
// facts (docs/product.md#dated-facts).
test.each(retailers.map(({ slug, verdict }) => [slug, verdict ?? '']))(
  'the verdict of %s is short and states no fact that can date',
  (_slug, verdict) => {
    const words = verdict.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(15);
    expect(words).toBeLessThanOrEqual(VERDICT);
    expect(verdict).not.toMatch(DATABLE);
    expect(figuresIn(verdict).map(({ text }) => text)).toEqual([]);
  },
);

/** Matches the value of a day, as opposed to a month or a season, in a fact. */
const DAY = /-\d\d-\d\d/;
const isDay = ({ text, values }: ReturnType<typeof findFacts>[number]) =>
  values.some((value) => DAY.test(value)) && !/(?:after Christmas|before New Year)$/i.test(text);

test.each(retailers.map(({ slug, description }) => [slug, description]))(
  'the description of %s names no day, duration or discount',
  (_slug, description) => {
    const figures = figuresIn(description).filter((fact) => fact.kind !== 'date' || isDay(fact));
    expect(figures.map(({ text }) => text)).toEqual([]);
  },
);

test.each(retailers.map(({ slug, meta_description }) => [slug, meta_description ?? '']))(
  'the search text of %s names no day on which its sale starts',
  (_slug, text) => {
    const days = figuresIn(text).filter((fact) => isDay(fact) && fact.text !== 'Boxing Day');
    expect(days.map((fact) => fact.text)).toEqual([]);
  },
);
