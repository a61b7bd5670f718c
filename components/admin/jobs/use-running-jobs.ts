import { useQuery } from '@tanstack/react-query';

interface RunningJobs {
  running: { id: string; label: string; done: number; total: number | null; note: string | null }[];
  changedAt: string | null;
}

/**
 * The pauses between two polls: the short pause while a job runs or a screen with RefreshJobs is open, otherwise the
 * long pause.
 */
const OFTEN_MS = 2_000;
const SELDOM_MS = 15_000;

async function load(): Promise<RunningJobs> {
  const response = await fetch('/admin/jobs/active', { redirect: 'error' });
  if (!response.ok) throw new Error(`The running jobs could not be loaded (${response.status})`);
  return (await response.json()) as RunningJobs;
}

/** Polls the running jobs while the page is visible. Returns the latest response; undefined before the first one. */
export function useRunningJobs({ isWatched = false } = {}): RunningJobs | undefined {
  const { data } = useQuery({
    queryKey: ['running jobs'],
    queryFn: load,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (isWatched || state.data?.running.length ? OFTEN_MS : SELDOM_MS),
  });
  return data;
}
