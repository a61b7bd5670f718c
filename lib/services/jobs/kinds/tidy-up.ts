import 'server-only';
import { z } from 'zod';
import { tidyUp } from '@/lib/data/jobs';
import { defineJob } from '../job-kind';

const ROWS_PER_CHUNK = 1_000;

/** Deletes rows that nobody needs any more: ended limits, old drafts of previews, old jobs. */
export const tidyUpOldRows = defineJob({
  kind: 'tidy-up',
  label: 'Delete old rows',
  lane: 'long',
  input: z.object({}),
  position: z.object({}),

  async runChunk({ db, done }) {
    const counts = Object.values(await tidyUp(db, { limit: ROWS_PER_CHUNK }));
    const sum = counts.reduce((total, count) => total + count, done);
    const note = sum === 1 ? 'One row deleted' : `${sum.toLocaleString('en-GB')} rows deleted`;
    const isLast = counts.every((count) => count < ROWS_PER_CHUNK);
    return isLast ? { isLast, done: sum, note } : { isLast, done: sum, note, position: {} };
  },
});
