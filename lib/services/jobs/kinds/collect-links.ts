import 'server-only';
import { z } from 'zod';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { collectChunk } from '@/lib/services/links/collect-links';
import { defineJob } from '../job-kind';

export const collectPosition = z.object({ place: z.number(), after: z.string(), startedAt: z.string() });

/** Collects the outbound links of all rows for the link manager. */
export const collectLinks = defineJob({
  kind: 'collect-links',
  label: 'Collect links',
  lane: 'long',
  input: z.object({}),
  position: collectPosition,

  async runChunk({ position, done, db }) {
    const { next, rows } = await collectChunk(db, position);
    const sum = done + rows;
    const note = `Links of ${counted(ROWS, sum)} collected`;
    return next
      ? { isLast: false, done: sum, note, position: next }
      : { isLast: true, done: sum, total: sum, note };
  },
});
