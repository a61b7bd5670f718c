/**
 * This file formats and parses dates and times in London. It imports nothing, because the server and browser code share
 * it. Each function creates its formatter on first use, not while the file loads. A browser bundle can therefore leave
 * out the functions that it does not use.
 */
type Style = Intl.DateTimeFormatOptions;

const DAY_MS = 86_400_000;

const CLOCK: Style = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};
const DATE: Style = { dateStyle: 'long' };
const WEEKDAY: Style = { dateStyle: 'full' };
const SHORT_DAY: Style = { day: 'numeric', month: 'short' };
const MOMENT: Style = { dateStyle: 'medium', timeStyle: 'short' };
const LONG_MOMENT: Style = { dateStyle: 'long', timeStyle: 'short' };
const EXACT_MOMENT: Style = { dateStyle: 'long', timeStyle: 'long' };

const formats = new Map<Style, Intl.DateTimeFormat>();

/** Returns the date formatter for a style, from a cache, because creating a formatter is slow. */
function formatOf(style: Style): Intl.DateTimeFormat {
  const format =
    formats.get(style) ?? new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'Europe/London' });
  formats.set(style, format);
  return format;
}

const inWords = (style: Style, time: string) => formatOf(style).format(new Date(time));

/**
 * Formats a date as '20 November 2026'. `time` is a day such as '2026-11-20', or an ISO time. For an ISO time, the
 * result is the date in London.
 */
export const formatDate = (time: string) => inWords(DATE, time);

/** Formats a day in short form, without its year: '24 Dec'. */
export const shortDay = (time: string) => inWords(SHORT_DAY, time);

/** Formats a date with its weekday: 'Saturday 26 December 2026'. */
export const formatWeekday = (time: string) => inWords(WEEKDAY, time).replace(',', '');

/** Formats a time for lists: '26 Dec 2026, 00:00'. */
export const formatMoment = (time: string) => inWords(MOMENT, time);

/** Formats a time for use within a sentence: '26 December 2026 at 00:00'. */
export const formatLongMoment = (time: string) => inWords(LONG_MOMENT, time);

/**
 * Converts an instant to London's wall-clock time. Returns the milliseconds at which a clock in UTC shows the same date
 * and time.
 */
function wallTime(instant: number): number {
  const part = Object.fromEntries(
    formatOf(CLOCK)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = String(part.year).padStart(4, '0');
  return Date.parse(`${year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

const offsetAt = (instant: number) => wallTime(instant) - Math.floor(instant / 1000) * 1000;

/**
 * Formats an instant as the value of a date and time input, in London's time: 'YYYY-MM-DDTHH:mm'. Returns '' for an
 * invalid instant.
 */
export function toLondonTime(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : new Date(wallTime(at)).toISOString().slice(0, 16);
}

/**
 * Parses London's wall-clock time, or returns null if it is invalid. When the clocks go back, an hour occurs twice; a
 * time in this hour means the first of the two. When the clocks go forward, an hour is skipped; a time in the skipped
 * hour is moved one hour later.
 */
export function fromLondonTime(wall: string): string | null {
  const shown = Date.parse(`${wall}Z`);
  if (Number.isNaN(shown)) return null;
  const before = shown - offsetAt(shown - DAY_MS);
  const after = shown - offsetAt(shown + DAY_MS);
  // Skip NaN. On the last day of the year 9999, `after` is NaN, because the following day cannot be formatted.
  const fitting = [before, after].filter((instant) => !Number.isNaN(instant) && wallTime(instant) === shown);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before).toISOString();
}

/** Formats an exact time: '26 December 2026 at 00:00:00 GMT'. Returns '' for an invalid instant. */
export function readLondonTime(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : inWords(EXACT_MOMENT, instant);
}

/** Returns the date in London at an ISO time: '2026-11-21'. */
export const londonDay = (time: string) => new Date(wallTime(Date.parse(time))).toISOString().slice(0, 10);

/** Returns the year in London at an instant. */
export const londonYear = (instant: number) => new Date(wallTime(instant)).getUTCFullYear();

/** Adds days to a calendar day. A negative number subtracts days. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the calendar day after a day: '2027-01-01' for '2026-12-31'. */
export const dayAfter = (day: string) => addDays(day, 1);
