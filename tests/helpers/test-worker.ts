// Runs WORKERS workers (by default one) in one process. The workers also run the jobs in test-jobs.ts. If the process
// is killed, other workers can take its jobs after VISIBILITY_SECONDS (by default two).
import { JOB_KINDS } from '@/lib/services/jobs/kinds';
import { work } from '@/lib/services/jobs/worker';
import { patientSecretClient } from '@/lib/supabase/secret';
import { TEST_KINDS } from './test-jobs.ts';

const ending = new AbortController();
process.once('SIGTERM', () => ending.abort());
const db = patientSecretClient();
if (!db) throw new Error('The test gives no secret key');
console.log('ready');
const worker = {
  db,
  kinds: [...JOB_KINDS, ...TEST_KINDS],
  name: String(process.pid),
  signal: ending.signal,
  visibilitySeconds: Number(process.env.VISIBILITY_SECONDS ?? 2),
  // If WORKERS is set, the workers log no warnings, because all of them would log the same ones.
  ...(process.env.WORKERS && { warn: () => undefined }),
};
await Promise.all(Array.from({ length: Number(process.env.WORKERS ?? 1) }, () => work(worker)));
