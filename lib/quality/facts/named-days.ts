import type { Pattern } from './fact';

const MARK = `[’']`;

/** Named days. `FIXED` has the days with the same date every year, `MOVING` the days whose date changes. */
const FIXED: [name: string, date: string][] = [
  ['Boxing Day', '12-26'],
  [`St\\.? Stephen${MARK}s Day`, '12-26'],
  ['Christmas Day', '12-25'],
  ['Christmas Eve', '12-24'],
  [`New Year${MARK}s Day`, '01-01'],
  [`New Year${MARK}s Eve`, '12-31'],
  ['Twelfth Night', '01-05'],
  [`Valentine${MARK}s Day`, '02-14'],
];
const MOVING = [
  'Black Friday',
  'Cyber Monday',
  'Good Friday',
  'Easter Sunday',
  'Easter Monday',
  `Mother${MARK}s Day`,
  `Father${MARK}s Day`,
  '(?:(?:early May|spring|May|August|summer) )?bank holiday(?: Monday)?',
];

/** Excludes a day that is part of a name, as in 'the Boxing Day sales', where it is not a date. */
const IN_A_NAME = String.raw`(?![- ](?:20\d\d\s)?(?:sales?|deals?|offers?|discounts?|bargains?|shoppers?|shopping|prices?|guides?|savings?|week|weekend)\b)`;

const day = (name: string, year: string, read: Pattern['read']): Pattern => ({
  kind: 'date',
  regex: new RegExp(`\\b(?:${name})\\b${IN_A_NAME}(?:,? (?<year>${year}))?${IN_A_NAME}`, 'i'),
  read,
});

const utc = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date));
const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the date of Black Friday: the day after the fourth Thursday of November. */
function blackFriday(year: number): Date {
  const first = utc(year, 11, 1).getUTCDay();
  return utc(year, 11, 1 + ((4 - first + 7) % 7) + 22);
}

function movingDay(text: string, year: string | undefined): string {
  const name = text
    .toLowerCase()
    .replace(/,? \d{4}$/, '')
    .replaceAll('’', "'");
  if (!year) return name;
  const friday = blackFriday(Number(year));
  if (name === 'black friday') return isoOf(friday);
  if (name === 'cyber monday') return isoOf(new Date(friday.getTime() + 3 * 86_400_000));
  return `${name} ${year}`;
}

/** Returns the patterns of named days. `year` is a regular expression for the year that may follow the name. */
export const namedDayPatterns = (year: string): Pattern[] => [
  ...FIXED.map(([name, date]) => day(name, year, ({ year: stated }) => [`${stated ?? '-'}-${date}`])),
  ...MOVING.map((name) => day(name, year, ({ year: stated }, text) => [movingDay(text, stated)])),
  {
    kind: 'date',
    regex: /\b(?:by|before|after|until|till|since)\s(?:Christmas|Xmas)\b(?!\s(?:Day|Eve|sales?|deals?))/i,
    read: () => ['--12-25'],
  },
  {
    kind: 'date',
    regex: new RegExp(
      `\\b(?:by|before|after|until|till|since|in|into) (?:the )?New Year\\b(?!${MARK}s|\\s(?:sales?|deals?))`,
      'i',
    ),
    read: () => ['--01-01'],
  },
];
