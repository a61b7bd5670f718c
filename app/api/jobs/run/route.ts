import { serverEnv } from '@/lib/config/env';
import { hasBearer } from '@/lib/network/bearer';
import { JOB_KINDS } from '@/lib/services/jobs/kinds';
import { workOff } from '@/lib/services/jobs/worker';
import { patientSecretClient } from '@/lib/supabase/secret';

/** Such hosts end a request after a minute at most. The chunks that then run need some time to end. */
const LIMIT_MS = 40_000;

/**
 * Files due schedules and works off the jobs, for hosts that run no worker. Requires `Bearer JOBS_SECRET`. Without that
 * variable the path does not exist.
 */
export async function POST(request: Request) {
  const { JOBS_SECRET } = serverEnv();
  if (!JOBS_SECRET) return answer(404, 'Not found');
  if (!hasBearer(request, JOBS_SECRET)) return answer(401, 'A valid jobs secret is required');
  const db = patientSecretClient();
  if (!db) return answer(503, 'SUPABASE_SECRET_KEY is not set, so no job can run');
  try {
    const taken = await workOff({ db, kinds: JOB_KINDS, name: 'api/jobs/run', limitMs: LIMIT_MS });
    return Response.json({ taken });
  } catch (error) {
    console.error(error);
    return answer(503, 'The database did not answer, so not all jobs ran');
  }
}

const answer = (status: number, message: string) => Response.json({ message }, { status });
