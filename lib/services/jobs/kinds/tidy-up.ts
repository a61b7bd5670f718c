import 'server-only';
import { z } from 'zod';
import { deleteEventsOlderThan } from '@/lib/data/events';
import { tidyUp } from '@/lib/data/jobs';
import { defineJob } from '../job-kind';

const ROWS_PER_CHUNK = 1_000;
/** How long raw events are kept. The figures that were added up from them are not deleted. */
const EVENTS_KEPT_DAYS = 30;

/**
 * Deletes rows that nobody needs any more: rate limits whose time is over, old drafts of previews, old jobs, old events
 * and the staged rows of old imports, as far as no undo needs them.
 */
export const tidyUpOldRows = defineJob({
  kind: 'tidy-up',
  label: 'Delete old rows',
  lane: 'long',
  input: z.object({}),
  position: z.object({}),

  async runChunk({ db, done }) {
    const counts = Object.values(await tidyUp(db, { limit: ROWS_PER_CHUNK }));
    const events = await deleteEventsOlderThan(db, { days: EVENTS_KEPT_DAYS });
    const sum = counts.reduce((total, count) => total + count, done + events);
    const note = sum === 1 ? 'One row tidied up' : `${sum.toLocaleString('en-GB')} rows tidied up`;
    const isLast = events === 0 && counts.every((count) => count < ROWS_PER_CHUNK);
    return isLast ? { isLast, done: sum, note } : { isLast, done: sum, note, position: {} };
  },
});
