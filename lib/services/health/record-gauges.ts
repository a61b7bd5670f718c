import 'server-only';
import { countJobs, oldestWaitingJob } from '@/lib/data/job-health';
import { listSchedules } from '@/lib/data/schedules';
import { recordProcess } from '@/lib/metrics/event-loop';
import { setDatabaseUp, setJobs, setLateSchedule, setOldestJob } from '@/lib/metrics/site-metrics';
import { backgroundClient } from '@/lib/supabase/background';
import { publicClient } from '@/lib/supabase/public';
import { checkDatabase } from './check-database';

const secondsSince = (time: string | null) =>
  time === null ? 0 : Math.max(0, (Date.now() - Date.parse(time)) / 1000);

/** Sets all gauges to the current values. The gauges about jobs need the secret key and a reachable database. */
export async function recordGauges(): Promise<void> {
  recordProcess();
  const { isReachable } = await checkDatabase(publicClient());
  setDatabaseUp(isReachable ? 1 : 0);
  const db = backgroundClient();
  if (!db || !isReachable) return;
  const [counts, oldest, schedules] = await Promise.all([
    countJobs(db),
    oldestWaitingJob(db),
    listSchedules(db),
  ]);
  for (const [state, count] of Object.entries(counts)) setJobs(count, { state });
  setOldestJob(secondsSince(oldest));
  setLateSchedule(Math.max(0, ...schedules.map(({ next_due_at: next }) => secondsSince(next))));
}
