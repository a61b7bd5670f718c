const DAY_MS = 86_400_000;

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const READABLE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'long',
  timeStyle: 'long',
});

/** What the clocks in London show at an instant, as if it were UTC. */
function wallTime(instant: number): number {
  const part = Object.fromEntries(CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]));
  const year = String(part.year).padStart(4, '0');
  return Date.parse(`${year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

const offsetAt = (instant: number) => wallTime(instant) - Math.floor(instant / 1000) * 1000;

/** An instant as a field of date and time shows it: 'YYYY-MM-DDTHH:mm' in London; '' for what is no instant. */
export function toLondonTime(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : new Date(wallTime(at)).toISOString().slice(0, 16);
}

/**
 * The instant at which the clocks in London show this. Of a time that comes twice, when they go back, the first; a time that they
 * leave out, when they go forward, is as much later as they are put forward. Null for what is no time.
 */
export function fromLondonTime(wall: string): string | null {
  const shown = Date.parse(`${wall}Z`);
  if (Number.isNaN(shown)) return null;
  const before = shown - offsetAt(shown - DAY_MS);
  const after = shown - offsetAt(shown + DAY_MS);
  // The day after the last of the year 9999 has no such form.
  const fitting = [before, after].filter((instant) => !Number.isNaN(instant) && wallTime(instant) === shown);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before).toISOString();
}

/** '26 December 2026 at 00:00:00 GMT'; '' for what is no instant. */
export function readLondonTime(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : READABLE.format(at);
}

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** The calendar day in London of an ISO time: '2026-11-21'. */
export const londonDay = (time: string) => DAY.format(new Date(time));
