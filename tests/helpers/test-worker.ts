// A worker for tests, in a process of its own, or as many workers as WORKERS says. It also knows the kinds of jobs of the
// tests. Other workers take up its jobs two seconds after it was killed, or as VISIBILITY_SECONDS says.
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
  // Many workers would all say the same.
  ...(process.env.WORKERS && { warn: () => undefined }),
};
await Promise.all(Array.from({ length: Number(process.env.WORKERS ?? 1) }, () => work(worker)));
