import 'server-only';
import { currentJobs } from '@/lib/data/admin/jobs';
import { moveReplacement } from '@/lib/data/link-replacements';
import { isUnfinished } from '@/lib/jobs/states';
import type { Db } from '@/lib/supabase/public';
import { replaceLinks } from './kinds/replace-links';
import { startJob } from './start-job';

/**
 * Starts a job that undoes a search and replace in links, even if the replacement was stopped before its end, or its
 * undo was. Returns false without starting a job if the replacement is undone, or if a job still works on it.
 */
export async function undoReplacement(
  db: Db,
  id: string,
  { askedBy }: { askedBy: string },
): Promise<boolean> {
  const job = (await currentJobs(db, 'replacement', [id])).get(id);
  if (job && isUnfinished(job)) return false;
  if (!(await moveReplacement(db, id, { from: ['running', 'done', 'undoing'], to: 'undoing' }))) return false;
  await startJob(replaceLinks, { input: { replacement: id, isUndo: true }, key: id, askedBy });
  return true;
}
