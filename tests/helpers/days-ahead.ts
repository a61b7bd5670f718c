/** A day that a text describes as still to come, and the words that describe it. */
interface NamedDay {
  /** The day, such as '2026-12-24'. */
  day: string;
  words: string;
}

/** Paths of pages that say when the sales in the built-in data start: at least one path for each kind of page. */
export const DATED_PAGES = [
  '/',
  '/sale-dates',
  '/sale-dates/online',
  '/sale-dates/in-store',
  '/retailers',
  '/retailers/currys',
  '/retailers/next',
  '/retailers/directory',
  '/categories',
  '/categories/gaming',
  '/categories/gaming/consoles',
  '/products',
  '/gaming/ps5',
  '/content',
  '/content/when-do-boxing-day-sales-start',
  '/compare/argos-vs-currys',
  '/compare/argos-vs-next',
  '/search?q=argos',
  '/search?q=air+fryer',
  '/search?q=ps5',
  '/search?q=qwxz',
  '/shortlist?shops=argos,next',
  '/a/b/c/d',
];

const NAMES: Record<string, string> = {
  'Christmas Eve': '24 December',
  'Christmas Day': '25 December',
  'Boxing Day': '26 December',
};
const DAY = '(Christmas Eve|Christmas Day|Boxing Day|\\d{1,2} (?:Dec|Jan)(?:ember|uary)?\\b)';

/**
 * Wordings that describe a day as still to come. A page must use other words for a day that has passed, such as
 * 'Expected 24 Dec, not confirmed' or 'On now online since 24 December'.
 */
const WORDINGS = [
  // The sentence of the homepage: 'Of the 30 shops we follow, expect 5 to start online on Christmas Eve and 7 in store on
  // Boxing Day.' The sentence may name several days.
  /(?:Of|Announced: of) the \d+ shops we follow, (?:expect )?(?:\d+|the first) [^.]*\./g,
  new RegExp(`Next: ${DAY}`, 'g'),
  // The heads of pages: '24 December (expected)'.
  new RegExp(`${DAY} \\(expected\\)`, 'g'),
  new RegExp(`(?:If you wait:|Don’t wait for) ?${DAY}`, 'g'),
  new RegExp(`From ${DAY}`, 'g'),
  // Cards, tables and lists: 'Expected 24 Dec', 'expected in store 26 Dec'.
  new RegExp(
    `(?<!were )[Ee]xpected (?:online |in store |for members )?(?:from )?${DAY}(?!, not confirmed)`,
    'g',
  ),
  new RegExp(`(?:Announced|announced) (?:online |in store |for members )?(?:from )?${DAY}`, 'g'),
  // Search results, comparisons and the 404 page: 'is expected to start online a day earlier, on 24 December'.
  new RegExp(`[Ee]xpected to start [^.]*?on ${DAY}(?!, not confirmed)`, 'g'),
  new RegExp(`Starts (?:online|in store|for members) on ${DAY}`, 'g'),
  new RegExp(`(?:are expected|start) online from ${DAY}`, 'g'),
];

/** Returns the days that a text describes as still to come. `season` is the year of the season's Boxing Day. */
export const daysNamedAsAhead = (text: string, season: number): NamedDay[] =>
  WORDINGS.flatMap((wording) => [...text.matchAll(wording)]).flatMap(([words]) =>
    [...words.matchAll(new RegExp(DAY, 'g'))].map(([name]) => ({ day: dayOf(name, season), words })),
  );

/** Returns the date of a day, such as '2026-12-24' for '24 December', '24 Dec' or 'Christmas Eve' in season 2026. */
function dayOf(name: string, season: number): string {
  const [number = '', month = ''] = (NAMES[name] ?? name).split(' ');
  const day = number.padStart(2, '0');
  return month.startsWith('Jan') ? `${season + 1}-01-${day}` : `${season}-12-${day}`;
}
