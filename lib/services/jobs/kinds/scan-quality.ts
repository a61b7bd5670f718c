import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { countRowsToScan } from '@/lib/data/quality';
import { ENTITY_TABLES } from '@/lib/entities/registry';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { scanChunk, scanRows, scanStart } from '@/lib/services/quality/scan-pages';
import { defineJob } from '../job-kind';

/** Scores the texts of all published pages, or only the pages of the rows whose ids are in the input. */
export const scanQuality = defineJob({
  kind: 'scan-quality',
  label: 'Check the texts of pages',
  lane: 'long',
  input: z.object({ ids: z.array(z.uuid()).max(200).optional() }),
  position: z.object({
    ...{ scan: z.uuid(), phase: z.enum(['list', 'score']), place: z.number(), after: z.string() },
    /** Twice the number of rows, because each of two passes reads every row. */
    total: z.number(),
  }),

  async runChunk({ input: { ids }, position, done, db }) {
    if (ids) {
      await scanRows(db, randomUUID(), ids);
      return { isLast: true, done: ids.length, total: ids.length, note: noteOf(ids.length) };
    }
    if (!position) {
      const total = 2 * (await countRowsToScan(db, ENTITY_TABLES));
      const first = { ...scanStart(randomUUID()), total };
      return { isLast: false, done, total, note: noteOf(0), position: first };
    }
    const { total, ...from } = position;
    const { next, rows } = await scanChunk(db, from);
    const sum = done + rows;
    const note = noteOf(Math.ceil(sum / 2));
    return next
      ? { isLast: false, done: sum, total: Math.max(total, sum), note, position: { ...next, total } }
      : { isLast: true, done: sum, total: sum, note };
  },

  describe: ({ ids }) => ({ text: ids ? `The pages of ${counted(ROWS, ids.length)}` : 'All pages' }),
});

const noteOf = (rows: number) => `Texts of ${counted(ROWS, rows)} checked`;
