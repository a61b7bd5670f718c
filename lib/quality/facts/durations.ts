import type { Pattern } from './fact';
import { DIGITS, IN_WORDS, numberOf } from './numbers';

const DAYS: Record<string, number> = { day: 1, night: 1, week: 7, fortnight: 14 };
const MONTHS: Record<string, number> = { month: 1, year: 12, yr: 12, decade: 120 };
const MINUTES: Record<string, number> = { minute: 1, min: 1, hour: 60, hr: 60 };

const UNIT =
  'days?|nights?|weeks?|fortnights?|months?|years?|yrs?|decades?|hours?|hrs?|minutes?|mins?|seconds?';
/** Excludes ages, such as '3-year-old', which are not durations. */
const NO_AGE = String.raw`(?![- ]olds?\b)`;
/** Words after which 'a week' is a duration. After other words, 'a week' may be a rate, as in '£5 a week'. */
const LASTING =
  'within|in|for|than|after|about|least|last|lasts|lasting|takes|over|almost|nearly|only|just|under|to';

const plain = (value: number) => String(Math.round(value * 100) / 100);

/** Returns a duration in a uniform unit, so that 'four weeks' equals '28 days', and 'a year' equals '12 months'. */
function written(amount: number, unit: string, isWorking = false): string {
  const one = unit.toLowerCase().replace(/s$/, '');
  if (isWorking) return `${plain(amount)} wd`;
  if (DAYS[one]) return `${plain(amount * DAYS[one])} d`;
  if (MONTHS[one]) return `${plain(amount * MONTHS[one])} mo`;
  const minutes = amount * (MINUTES[one] ?? 1 / 60);
  if (minutes % 1440 === 0) return `${plain(minutes / 1440)} d`;
  return minutes % 60 === 0 ? `${plain(minutes / 60)} h` : `${plain(minutes)} min`;
}

/** Durations: '28 days', '3–5 working days', 'two weeks', 'a fortnight', '24-hour', 'half an hour', 'next-day'. */
export const DURATION_PATTERNS: Pattern[] = [
  {
    kind: 'duration',
    regex: new RegExp(
      String.raw`(?<![£\w])(?:(?<from>${DIGITS}|${IN_WORDS})(?:[- ](?:${UNIT}))?\s?(?:[-–—]|\b(?:to|or|and)\b)\s?)?` +
        String.raw`(?<to>${DIGITS}|${IN_WORDS})(?<more>\sand\sa\shalf)?[-‑\s]?` +
        String.raw`(?<working>working|business)?[-\s]?(?:calendar\s|full\s|whole\s)?(?<unit>${UNIT})\b${NO_AGE}`,
      'i',
    ),
    read: ({ from, to = '', more, working, unit = '' }) => {
      const isWorking = working !== undefined;
      const last = numberOf(to) + (more ? 0.5 : 0);
      return [...(from ? [written(numberOf(from), unit, isWorking)] : []), written(last, unit, isWorking)];
    },
  },
  {
    kind: 'duration',
    regex: new RegExp(String.raw`(?<=\b(?:${LASTING})\s)(?:an?|one)\s(?<unit>${UNIT})\b${NO_AGE}`, 'i'),
    read: ({ unit = '' }) => [written(1, unit)],
  },
  { kind: 'duration', regex: /\ba\sfortnight\b/i, read: () => ['14 d'] },
  {
    kind: 'duration',
    regex: /\bhalf[- ]an?[- ](?<unit>hour|day|week|year)\b/i,
    read: ({ unit = '' }) => [unit === 'day' ? '12 h' : written(0.5, unit)],
  },
  { kind: 'duration', regex: /\bsame[- ]day\b/i, read: () => ['0 d'] },
  { kind: 'duration', regex: /\bnext[- ]day\b/i, read: () => ['1 d'] },
  { kind: 'duration', regex: /\blifetime\s(?:guarantee|warranty)\b/i, read: () => ['lifetime'] },
  { kind: 'duration', regex: /\b24\/7\b/, read: () => ['24/7'] },
];
