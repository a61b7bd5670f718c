import { withCapital } from '@/lib/text/initial';
import type { Pattern } from './fact';
import { namedDayPatterns } from './named-days';

const MONTH_NAMES =
  'january february march april may june july august september october november december'.split(' ');
const MONTH_STARTS = MONTH_NAMES.map((name) => name.slice(0, 3));

/** 'may' and 'march' are also verbs, so they count as months only with a capital letter. */
const WORDS = new Set(['may', 'march']);
const eitherCase = (name: string) =>
  WORDS.has(name) ? withCapital(name) : `[${name.charAt(0).toUpperCase()}${name.charAt(0)}]${name.slice(1)}`;
const MONTH = String.raw`(?:${MONTH_NAMES.map(eitherCase).join('|')}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?)`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:(?:19|20)\d\d)(?![\d-])`;
const WEEKDAY = String.raw`(?:Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?`;

const two = (number: number | string) => String(number).padStart(2, '0');

const monthOf = (text: string) =>
  two(MONTH_STARTS.findIndex((start) => text.toLowerCase().startsWith(start)) + 1);
const dayOf = (text: string) => two(Number.parseInt(text, 10));
const yearOf = (text: string) => (text.length === 2 ? `20${text}` : text);

/** Returns a date in a uniform notation: '2026-12-26 sat', or '--12-26' if the text states no year and no weekday. */
function dayValue(day: string, month: string, year?: string, weekday?: string): string {
  const date = `${year ?? '-'}-${month}-${dayOf(day)}`;
  return weekday ? `${date} ${weekday.slice(0, 3).toLowerCase()}` : date;
}

const isDate = (day: string, month: string) =>
  Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;

/** Dates as people write them in Britain, and years, months, named days and times of day. */
export const DATE_PATTERNS: Pattern[] = [
  ...namedDayPatterns(YEAR),
  {
    kind: 'date',
    regex: new RegExp(
      String.raw`\b(?:(?<weekday>${WEEKDAY}),?\s(?:the\s)?)?(?:(?<from>${DAY})\s?(?:[-–—]|\b(?:to|and|until)\b)\s?)?` +
        String.raw`(?<day>${DAY})\s(?:of\s)?(?<month>${MONTH})(?:,?\s(?<year>${YEAR}))?`,
    ),
    read: ({ weekday, from, day = '', month = '', year }) => [
      ...(from ? [dayValue(from, monthOf(month), year, weekday)] : []),
      dayValue(day, monthOf(month), year, from ? undefined : weekday),
    ],
  },
  {
    kind: 'date',
    regex: new RegExp(
      String.raw`\b(?:(?<weekday>${WEEKDAY}),?\s)?(?<month>${MONTH})\s(?:the\s)?(?<day>${DAY})(?!\d|:|\s?(?:%|per\s?cent))\b(?:,?\s(?<year>${YEAR}))?`,
    ),
    read: ({ weekday, day = '', month = '', year }) => [dayValue(day, monthOf(month), year, weekday)],
  },
  {
    kind: 'date',
    regex: /\b(?<year>(?:19|20)\d\d)-(?<month>\d\d)-(?<day>\d\d)\b/,
    read: ({ day = '', month = '', year }) => (isDate(day, month) ? [dayValue(day, month, year)] : []),
  },
  {
    kind: 'date',
    regex:
      /(?<![\d/.])(?<day>\d{1,2})(?<sign>[/.])(?<month>\d{1,2})\k<sign>(?<year>(?:19|20)\d\d|\d\d)(?![\d/]|\.\d)/,
    read: ({ day = '', month = '', year = '' }) =>
      isDate(day, month) ? [dayValue(day, two(month), yearOf(year))] : [],
  },
  {
    // Without a year, '1/2' may be a fraction, so this pattern matches only days from the 13th of a month.
    kind: 'date',
    regex: /(?<![\d/.])(?<day>1[3-9]|2\d|3[01])\/(?<month>0?[1-9]|1[0-2])(?![\d/]|\.\d)/,
    read: ({ day = '', month = '' }, text) => (text === '24/7' ? [] : [dayValue(day, two(month))]),
  },
  {
    kind: 'date',
    regex: new RegExp(String.raw`\b(?<month>${MONTH})\s(?<year>${YEAR})`),
    read: ({ month = '', year = '' }) => [`${year}-${monthOf(month)}`],
  },
  {
    kind: 'date',
    regex: new RegExp(
      String.raw`\b(?:in|by|since|until|till|from|during|before|after|early|mid|late|end\sof|start\sof|beginning\sof|next|last|this|every)[- ](?<month>${MONTH})\b(?!\s?\d)`,
    ),
    read: ({ month = '' }) => [`--${monthOf(month)}`],
  },
  {
    kind: 'date',
    regex:
      /(?<![\w£.,/:#-])(?<year>(?:199|20[0-4])\d)(?![\w%/:-]|[.,]\d)(?!\s?(?:%|per\s?cent|pounds|x\s?\d|mAh|watts|pixels|products|shops|retailers|items))/,
    read: ({ year = '' }) => [year],
  },
  {
    kind: 'date',
    regex:
      /\b(?:today|tonight|tomorrow|yesterday|(?:this|next|last)\s(?:week(?:end)?|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/i,
    read: (_groups, text) => [text.toLowerCase().replace(/\s+/g, ' ')],
  },
  {
    kind: 'date',
    regex:
      /(?<![\d:.,£])(?<hour>1[0-2]|0?[1-9])(?:[.:](?<minute>[0-5]\d))?\s?(?<half>[ap])\.?m\b(?:\.(?=\s[a-z]))?/i,
    read: ({ hour = '', minute = '00', half = '' }) => {
      const isAfternoon = half.toLowerCase() === 'p';
      return [`T${two((Number(hour) % 12) + (isAfternoon ? 12 : 0))}:${minute}`];
    },
  },
  {
    kind: 'date',
    regex: /(?<![\d:.,£])(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?![\d:]|\s?[ap]\.?m\b)/,
    read: ({ hour = '', minute = '' }) => [`T${two(hour)}:${minute}`],
  },
  { kind: 'date', regex: /\bmidnight\b/i, read: () => ['T00:00'] },
  { kind: 'date', regex: /\b(?:noon|midday)\b/i, read: () => ['T12:00'] },
];
