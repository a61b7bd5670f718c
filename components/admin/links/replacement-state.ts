import type { Job } from '@/lib/data/admin/jobs';
import type { ReplacementState } from '@/lib/data/link-replacements';
import { isUnfinished } from '@/lib/jobs/states';

const TEXTS = {
  running: { works: 'Running', paused: 'Paused', stopped: 'Stopped before the end' },
  undoing: { works: 'Being undone', paused: 'Undo paused', stopped: 'Undo stopped before the end' },
};

/** Describes the state of a replacement in words. `job` is its current job; undefined if there is none. */
export function replacementStateText(state: ReplacementState, job: Job | undefined): string {
  if (state === 'done') return 'Done';
  if (state === 'undone') return 'Undone';
  const texts = TEXTS[state];
  if (!job || !isUnfinished(job)) return texts.stopped;
  return job.state === 'paused' ? texts.paused : texts.works;
}
