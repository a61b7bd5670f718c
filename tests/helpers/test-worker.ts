// A worker for tests, in a process of its own. It also knows the kinds of jobs of the tests, and other workers take up its
// jobs two seconds after it was killed.
import { JOB_KINDS } from '@/lib/services/jobs/kinds';
import { work } from '@/lib/services/jobs/worker';
import { patientSecretClient } from '@/lib/supabase/secret';
import { TEST_KINDS } from './test-jobs.ts';

const ending = new AbortController();
process.once('SIGTERM', () => ending.abort());
const db = patientSecretClient();
if (!db) throw new Error('The test gives no secret key');
console.log('ready');
await work({
  db,
  kinds: [...JOB_KINDS, ...TEST_KINDS],
  name: String(process.pid),
  signal: ending.signal,
  visibilitySeconds: 2,
});
