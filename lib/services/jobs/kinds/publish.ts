import 'server-only';
import { z } from 'zod';
import { listDueRows, publishDueRows } from '@/lib/data/due-rows';
import { refreshDuePages } from '@/lib/services/publishing/refresh-due-pages';
import { defineJob } from '../job-kind';

/**
 * How much the clocks of the database, the site and the workers may differ. If the site's clock were behind and
 * rendered a page too early, the page would show the old state until it is stale.
 */
const CLOCK_DIFFERENCE_MS = 1_000;

const earlier = (time: Date) => new Date(time.getTime() - CLOCK_DIFFERENCE_MS);

/**
 * Publishes and unpublishes rows at the times that editors have set, and refreshes the pages of all rows that have come
 * due.
 */
export const publish = defineJob({
  kind: 'publish',
  label: 'Publish what is due',
  lane: 'urgent',
  input: z.object({ since: z.iso.datetime(), until: z.iso.datetime() }),
  /** The key of the last row whose pages were refreshed; '' once the rows are published. */
  position: z.string(),

  async runChunk({ input, position, done, db, signal }) {
    const between = { since: new Date(input.since), until: new Date(input.until) };
    // A chunk of its own: if a page cannot be refreshed, what an editor has changed since must not be undone.
    if (position === null) {
      await publishDueRows(db, between);
      return { isLast: false, position: '', done };
    }
    const keys = await listDueRows(db, { ...between, after: position });
    const last = keys.at(-1);
    if (!last) return { isLast: true, done, total: done, note: noteOf(done) };
    await refreshDuePages(keys, signal);
    return { isLast: false, position: last, done: done + keys.length };
  },

  async findWork(db, between) {
    const [since, until] = [earlier(between.since), earlier(between.until)];
    const keys = await listDueRows(db, { since, until, after: '' });
    return keys.length > 0 ? { since: since.toISOString(), until: until.toISOString() } : null;
  },
});

const noteOf = (count: number) =>
  count === 1
    ? 'The pages of one row are refreshed'
    : `The pages of ${count.toLocaleString('en-GB')} rows are refreshed`;
