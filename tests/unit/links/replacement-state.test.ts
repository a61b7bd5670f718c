import { replacementStateText } from '@/components/admin/links/replacement-state';
import type { Job } from '@/lib/data/admin/jobs';
import type { JobState } from '@/lib/jobs/states';

const text = (state: Parameters<typeof replacementStateText>[0], job?: JobState) =>
  replacementStateText(state, job && ({ state: job } as Job));

test.each([
  ['running', 'queued', 'Running'],
  ['running', 'running', 'Running'],
  ['running', 'paused', 'Paused'],
  ['running', 'cancelled', 'Stopped before the end'],
  ['running', 'failed', 'Stopped before the end'],
  ['running', undefined, 'Stopped before the end'],
  ['undoing', 'running', 'Being undone'],
  ['undoing', 'failed', 'Undo stopped before the end'],
  ['done', 'done', 'Done'],
  ['done', 'failed', 'Done'],
  ['undone', undefined, 'Undone'],
] as const)('a replacement that is %s, with a job that is %s, shows as %s', (state, job, shown) => {
  expect(text(state, job)).toBe(shown);
});
