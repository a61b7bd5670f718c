export type FactKind = 'price' | 'percentage' | 'date' | 'duration' | 'superlative';

/** A limit instead of an exact value. 'Up to 50%' promises less than '50%', and 'from £20' promises less than '£20'. */
export type Bound = 'up to' | 'from';

/** A price, percentage, date, duration or superlative in a text. */
export interface Fact {
  kind: FactKind;
  /** The words of the fact, as in the text. They begin at `start` and end before `end`. */
  text: string;
  start: number;
  end: number;
  /**
   * The values in a uniform notation; a range has two. Prices are in pence ('129999'), and percentages are numbers
   * ('50'). Dates are ISO dates without their unknown parts ('2026-12-26', '--12-26', '2026-12', '--12', '2026',
   * 'T06:00'), with the weekday if the text states it ('--12-26 sat'). Days without a known date keep their name
   * ('today'). Durations are in days, working days, months, hours or minutes ('28 d', '5 wd', '12 mo'), or words such
   * as 'lifetime'. Superlatives are in lower case.
   */
  values: string[];
  bound?: Bound;
}

/**
 * A pattern that finds facts of one kind. `read` returns the values of a match, or [] if the match is not such a fact.
 */
export interface Pattern {
  kind: FactKind;
  /** The expression without the flag 'g', which `findFacts` adds. */
  regex: RegExp;
  read: (groups: Record<string, string | undefined>, text: string) => string[];
}
