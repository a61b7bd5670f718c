export type FactKind = 'price' | 'percentage' | 'date' | 'duration' | 'superlative';

/** A limit instead of an exact value: 'up to 50%' promises less than '50%', and 'from £20' less than '£20'. */
export type Bound = 'up to' | 'from';

/** A price, percentage, date, duration or superlative in a text. */
export interface Fact {
  kind: FactKind;
  /** The words of the text, which begin at `start` and end before `end`. */
  text: string;
  start: number;
  end: number;
  /**
   * The values in a uniform notation; a range has two. Prices are in pence ('129999'), percentages are numbers ('50'),
   * dates are ISO dates, whose missing parts are left out ('2026-12-26', '--12-26', '2026-12', '--12', '2026',
   * 'T06:00'), durations are in days, working days, months, hours or minutes ('28 d', '5 wd', '12 mo'), and superlatives
   * are in lower case.
   */
  values: string[];
  bound?: Bound;
}

/** A form in which texts state facts of one kind. `read` returns the values, or nothing if the text is no such fact. */
export interface Pattern {
  kind: FactKind;
  /** The expression without the flag 'g', which `findFacts` adds. */
  regex: RegExp;
  read: (groups: Record<string, string | undefined>, text: string) => string[];
}
