import type { Pattern } from './fact';

/** Adjectives whose superlatives are claims. Other words that end in '-est', such as 'interest', do not match. */
const ENDING_EST =
  'cheap low big large high great fine strong fast quick small new late old long short deep steep hot cool easy safe light thin bright quiet wide warm tough smart simple slim sharp soft early busy keen nice clear clean near rich fair wise tidy handy happy lovely dear'.split(
    ' ',
  );
const estOf = (word: string) =>
  word.endsWith('e')
    ? `${word}st`
    : word.endsWith('y')
      ? `${word.slice(0, -1)}iest`
      : /^(?:big|hot|thin|slim)$/.test(word)
        ? `${word}${word.at(-1)}est`
        : `${word}est`;
const SUPERLATIVES = ENDING_EST.map(estOf).join('|');

/**
 * Matches an adjective after 'most', by its ending. In 'most shops', a noun follows, so 'most' forms no superlative.
 */
const ADJECTIVE = String.raw`(?:\w+(?:ful|ive|ous|able|ible|ular|ical|ient|iant|ant|ing|ed)|economic|basic|iconic|recent|durable|efficient)`;

const normal = (_groups: unknown, text: string) => [
  text.toLowerCase().replace(/-/g, ' ').replace(/\s+/g, ' ').replace(/^the /, ''),
];

/** Superlatives and claims to be first: 'cheapest', 'best ever', 'most popular', 'number one', 'all-time low'. */
export const SUPERLATIVE_PATTERNS: Pattern[] = [
  {
    kind: 'superlative',
    regex: new RegExp(
      String.raw`\b(?<!\bat\s(?:the\s|its\s|their\s)?)(?:${SUPERLATIVES})\b(?:[- ]ever\b)?(?:\s(?:prices?|deals?|discounts?)\b(?:\sever\b)?)?`,
      'i',
    ),
    read: normal,
  },
  {
    kind: 'superlative',
    regex:
      /(?<!\b(?:at|do|did|does)\s(?:(?:its|their|your|our|my|her|his)\s)?)\b(?:best|worst)\b(?![- ](?:before|wishes|man|practice|buy\b))(?:[- ](?:ever|value|selling|seller|sellers|rated|known|loved|reviewed))?(?:\s(?:prices?|deals?|discounts?)\b(?:\sever\b)?)?/i,
    read: normal,
  },
  {
    kind: 'superlative',
    regex: new RegExp(String.raw`\b(?<!\bat\s)(?:most|least)\s(?:expensive|${ADJECTIVE})\b`, 'i'),
    read: normal,
  },
  {
    kind: 'superlative',
    regex:
      /\b(?:all[- ]time\slow|record[- ](?:low|high|breaking)|never\s(?:been\s)?(?:cheaper|lower|better)|once[- ]in[- ]a[- ]lifetime|second\sto\snone|unbeat(?:able|en)|unrivalled|unmatched|unmissable|world[- ]class|(?:market|world|industry)[- ]leading|top[- ]rated|highest[- ]rated|award[- ]winning|first[- ]ever|number[- ]one|nation[’']s\sfavourite|UK[’']s\s(?:favourite|leading|number\sone))\b/i,
    read: normal,
  },
  { kind: 'superlative', regex: /(?<!\w)(?:No\.?\s?1|#1)(?!\d)/i, read: () => ['number one'] },
];
