import { formatDate } from '@/lib/dates/london-time';

/** The days of the season that have a name, by month and day. */
const NAMES: Record<string, string> = {
  '12-24': 'Christmas Eve',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
};

/** Returns the name of a day, such as 'Boxing Day'; null if the day has none. */
export const namedDay = (day: string): string | null => NAMES[day.slice(5)] ?? null;

/** Returns a day as visitors call it: 'Boxing Day', or '27 December'. */
export const dayInWords = (day: string): string => namedDay(day) ?? formatDate(day).replace(/ \d{4}$/, '');

const DAY = '(christmas eve|christmas day|boxing day|\\d{1,2} december)';
const ANY_DAY = new RegExp(DAY, 'gi');
/**
 * Matches a clause that names only a day. It does not match 'by Boxing Day' or 'before Christmas', which are vaguer.
 */
const ONE_DAY = new RegExp(`^(?:usually )?(?:from |on )?${DAY}(?: morning| afternoon| evening)?$`, 'i');

/**
 * Returns the day that a text names, as month and day: '12-24' for 'Usually Christmas Eve (approx)'. Null if the text
 * names no day, several days, or a day only vaguely, such as 'Usually by Boxing Day'.
 */
export function dayNamedIn(text: string): string | null {
  if (text.match(ANY_DAY)?.length !== 1) return null;
  const [clause = ''] = text.split(/[,;(]/);
  const said = ONE_DAY.exec(clause.trim())?.[1]?.toLowerCase();
  if (said === undefined) return null;
  const named = Object.entries(NAMES).find(([, name]) => name.toLowerCase() === said);
  if (named) return named[0];
  const number = Number.parseInt(said, 10);
  return number >= 1 && number <= 31 ? `12-${String(number).padStart(2, '0')}` : null;
}

/** Returns whether a text says only that a sale usually starts on this day: 'Usually from Boxing Day'. */
export const saysOnlyDay = (text: string, day: string): boolean =>
  !/[,;(]|morning|afternoon|evening/i.test(text) && dayNamedIn(text) === day.slice(5);
