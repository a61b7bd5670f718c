import { serverEnv } from '@/lib/config/env';
import { hasBearer } from '@/lib/network/bearer';
import { ipGroup } from '@/lib/network/ip-group';
import { clientIp } from '@/lib/network/client-ip';
import { limits } from '@/lib/services/accounts/limits';
import { JOB_KINDS } from '@/lib/services/jobs/kinds';
import { runWaitingJobs } from '@/lib/services/jobs/worker';
import { patientSecretClient } from '@/lib/supabase/secret';

/**
 * A request starts new parts of jobs for at most this time. Hosts without workers often end a request after a minute.
 * The last part then has 20 seconds to finish.
 */
const LIMIT_MS = 40_000;

/**
 * Creates the jobs of due schedules and runs the waiting jobs, for hosts that run no worker. Requires the Authorization
 * header `Bearer JOBS_SECRET`. Responds 404 if JOBS_SECRET is not set, and 429 to an IP address that sends too many
 * requests.
 */
export async function POST(request: Request) {
  const { JOBS_SECRET } = serverEnv();
  if (!JOBS_SECRET) return answer(404, 'Not found');
  const ip = clientIp(request.headers, serverEnv().TRUSTED_PROXIES);
  const seconds = await limits.jobRunsByIp.take(ipGroup(ip));
  if (seconds > 0) return answer(429, 'Too many requests', { 'Retry-After': String(seconds) });
  if (!hasBearer(request, JOBS_SECRET)) return answer(401, 'A valid jobs secret is required');
  const db = patientSecretClient();
  if (!db) return answer(503, 'SUPABASE_SECRET_KEY is not set, so no job can run');
  try {
    const taken = await runWaitingJobs({ db, kinds: JOB_KINDS, name: 'api/jobs/run', limitMs: LIMIT_MS });
    return Response.json({ taken });
  } catch (error) {
    console.error(error);
    return answer(503, 'The database did not respond, so some jobs may not have run');
  }
}

const answer = (status: number, message: string, headers?: HeadersInit) =>
  Response.json({ message }, { status, headers });
