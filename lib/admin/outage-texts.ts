import { formatMoment } from '@/lib/dates/london-time';

/** Says since when the database has not answered. `since` is an ISO time. */
export const silentSince = (since: string) => `The database hasn’t responded since ${formatMoment(since)}.`;

/** The next step for an admin while the database is down, for the screen Health and the message on other screens. */
export const OUTAGE_ADVICE =
  'Check that the database is running and that the site can reach it. Until then, visitors see stored pages, and nothing can be saved.';
