import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/config/env';
import { deleteEventsOlderThan } from '@/lib/data/events';
import { tidyUp } from '@/lib/data/jobs';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { defineJob } from '../job-kind';

const ROWS_PER_CHUNK = 1_000;

/**
 * Deletes rows that are no longer needed: expired rate limits, old preview drafts, old jobs, old events (but not the
 * figures that were added up from them), and rows of old imports that are not needed for an undo.
 */
export const tidyUpOldRows = defineJob({
  kind: 'tidy-up',
  label: 'Delete old rows',
  lane: 'long',
  input: z.object({}),
  position: z.object({}),

  async runChunk({ db, done }) {
    const counts = Object.values(await tidyUp(db, { limit: ROWS_PER_CHUNK }));
    const events = await deleteEventsOlderThan(db, { days: serverEnv().EVENTS_KEPT_DAYS });
    const sum = counts.reduce((total, count) => total + count, done + events);
    const note = `${counted(ROWS, sum)} deleted or emptied`;
    const isLast = events === 0 && counts.every((count) => count < ROWS_PER_CHUNK);
    return isLast ? { isLast, done: sum, note } : { isLast, done: sum, note, position: {} };
  },
});
