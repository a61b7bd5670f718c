/** The one place that knows the site's address. */
import { serverEnv } from './env';

export { SITE_LOCALE, SITE_NAME } from './site-name';

/** The public origin, without a trailing slash. */
export function siteUrl(): string {
  const { SITE_URL, HOST, PORT } = serverEnv();
  return SITE_URL ?? `http://${HOST}:${PORT}`;
}

/** The absolute address of a path of this site ('/retailers' → 'https://…/retailers'; '/' → the origin). */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl() : `${siteUrl()}${path}`;
}

/**
 * The year of the next Boxing Day as the calendar in London has it: on 26 December itself still that year's,
 * from the 27th on the following year's.
 */
export function nextBoxingDayYear(now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((p) => p.type === type)?.value);
  const isPast = part('month') === 12 && part('day') > 26;
  return part('year') + (isPast ? 1 : 0);
}
