import 'server-only';
import { z } from 'zod';
import { countUnrolledEvents, rollUpHours } from '@/lib/data/events';
import { defineJob } from '../job-kind';

/** The maximum number of hours in one chunk. Each chunk is one transaction. */
const HOURS_PER_CHUNK = 6;

/** Adds up the events of each hour and day for the analytics screen. Each event is added once. */
export const rollUpEvents = defineJob({
  kind: 'roll-up-events',
  label: 'Add up measured visits',
  lane: 'long',
  input: z.object({}),
  position: z.object({}),

  async runChunk({ db, done }) {
    const step = await rollUpHours(db, { hours: HOURS_PER_CHUNK });
    // Null means that another process is rolling up the same events, so this job can end.
    const isLast = !step || step.isDone;
    return isLast ? { isLast, done: done + 1 } : { isLast, done: done + 1, position: {} };
  },

  findWork: async (db) => ((await countUnrolledEvents(db, { limit: 1 })) > 0 ? {} : null),
});
