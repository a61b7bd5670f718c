import 'server-only';
import { z } from 'zod';
import { type DueKey, listDueRows, publishDueRows } from '@/lib/data/due-rows';
import { formatMoment, londonDay } from '@/lib/dates/london-time';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { refreshDuePages } from '@/lib/services/publishing/refresh-due-pages';
import { defineJob } from '../job-kind';

/**
 * The maximum difference between the clocks of the database, the site and the workers. The job handles each due time
 * this much later. Otherwise, a site with a slow clock could render a page again before the due time. The page would
 * then show the old state until it is stale.
 */
const CLOCK_DIFFERENCE_MS = 1_000;

const earlier = (time: Date) => new Date(time.getTime() - CLOCK_DIFFERENCE_MS);

/**
 * The key for refreshing all pages with sale dates. It contains no slug. At midnight in London, these pages change even
 * if no row is due, because an expected day passes or the season ends.
 */
const SALE_DATES: DueKey = 'sale_windows:';

const hasMidnight = (since: Date, until: Date) =>
  londonDay(since.toISOString()) !== londonDay(until.toISOString());

/**
 * Publishes and unpublishes rows at the times that editors have set, and refreshes the pages of all rows whose due time
 * has passed. Refreshes all pages with sale dates at midnight.
 */
export const publish = defineJob({
  kind: 'publish',
  label: 'Publish and unpublish on schedule',
  lane: 'urgent',
  input: z.object({ since: z.iso.datetime(), until: z.iso.datetime() }),
  /** The key of the last row whose pages were refreshed; '' after the first chunk, which publishes the rows. */
  position: z.string(),

  async runChunk({ input, position, done, db, signal }) {
    const between = { since: new Date(input.since), until: new Date(input.until) };
    // Publish in a separate chunk. If refreshing a page fails, this chunk is not repeated. Publishing a second time
    // could undo changes that an editor has made since the first time.
    if (position === null) {
      await publishDueRows(db, between);
      return { isLast: false, position: '', done };
    }
    const { keys, last } = await listDueRows(db, { ...between, after: position });
    const isMidnight = position === '' && hasMidnight(between.since, between.until);
    await refreshDuePages(isMidnight ? [SALE_DATES, ...keys] : keys, signal);
    if (last === null) return { isLast: true, done, total: done, note: noteOf(done) };
    return { isLast: false, position: last, done: done + keys.length };
  },

  async findWork(db, between) {
    const [since, until] = [earlier(between.since), earlier(between.until)];
    const { last } = await listDueRows(db, { since, until, after: '' });
    const isDue = last !== null || hasMidnight(since, until);
    return isDue ? { since: since.toISOString(), until: until.toISOString() } : null;
  },

  describe: ({ until }) => ({ text: `Due by ${formatMoment(until)}` }),
});

function noteOf(count: number): string {
  if (count === 0) return 'Refreshed the pages with sale dates';
  return `Refreshed the pages of ${counted(ROWS, count)}`;
}
