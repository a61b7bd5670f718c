import 'server-only';
import { z } from 'zod';
import { getReplacement, listChanges, moveReplacement, type Replacement } from '@/lib/data/link-replacements';
import { HopelessJobError } from '@/lib/jobs/hopeless-job-error';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { applyChunk, settleChanges } from '@/lib/services/links/apply-replacement';
import { collectChanges } from '@/lib/services/links/collect-links';
import { secretClientFor } from '@/lib/supabase/secret';
import type { Db } from '@/lib/supabase/public';
import { defineJob } from '../job-kind';

/** Applies the changes of a search and replace in links, or undoes them. */
export const replaceLinks = defineJob({
  kind: 'replace-links',
  label: 'Replace links',
  lane: 'long',
  input: z.object({ replacement: z.uuid(), isUndo: z.boolean() }),
  position: z.object({}),

  async runChunk({ input: { replacement: id, isUndo }, position, done, db, signal }) {
    const replacement = await getReplacement(db, id);
    if (!replacement) throw new HopelessJobError('This replacement no longer exists');
    if (!isUndo && isBeingUndone(replacement))
      throw new HopelessJobError('This replacement has been undone, so no more of it is applied');
    if (isUndo && position === null) await settleChanges(db, id);
    const writer = (replacement.askedBy && secretClientFor(replacement.askedBy)) || db;
    const rows = await applyChunk(db, { replacement, isUndo, writer, signal });
    if (rows > 0) {
      const left = await countOf(db, id, isUndo ? 'applied' : 'planned');
      const sum = done + rows;
      return {
        isLast: false,
        done: sum,
        total: sum + left,
        note: await noteOf(db, id, isUndo),
        position: {},
      };
    }
    await moveReplacement(
      db,
      id,
      isUndo ? { from: ['undoing'], to: 'undone' } : { from: ['running'], to: 'done' },
    );
    await collectChanges(db);
    return { isLast: true, done, total: done, note: await noteOf(db, id, isUndo) };
  },

  describe: ({ replacement, isUndo }) => ({
    text: isUndo ? 'Undo of a replacement' : 'The replacement',
    href: `/admin/link-manager/replacement?id=${replacement}`,
  }),
});

const isBeingUndone = ({ state }: Replacement) => state === 'undoing' || state === 'undone';

const countOf = async (db: Db, id: string, state: 'planned' | 'applied' | 'skipped' | 'undone' | 'kept') =>
  (await listChanges(db, id, { state, from: 0, limit: 1 })).count;

async function noteOf(db: Db, id: string, isUndo: boolean): Promise<string> {
  const [changed, refused] = await Promise.all([
    countOf(db, id, isUndo ? 'undone' : 'applied'),
    countOf(db, id, isUndo ? 'kept' : 'skipped'),
  ]);
  const rows = (count: number) => counted(ROWS, count);
  const left = refused > 0 ? `, ${rows(refused)} left as they are` : '';
  return `${rows(changed)} ${isUndo ? 'restored' : 'changed'}${left}`;
}
