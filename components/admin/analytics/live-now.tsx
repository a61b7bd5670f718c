'use client';

import { useQuery } from '@tanstack/react-query';
import { whole } from '@/lib/admin/analytics-figures';
import { ANALYTICS_PATH } from '@/lib/admin/analytics-query';
import type { LiveFigures } from '@/lib/data/admin/analytics';

const EVERY_MS = 10_000;

async function load({ signal }: { signal: AbortSignal }): Promise<LiveFigures> {
  const response = await fetch(`${ANALYTICS_PATH}/live`, { signal, redirect: 'error' });
  if (!response.ok) throw new Error(`The figures could not be loaded (${response.status})`);
  return (await response.json()) as LiveFigures;
}

/** The figures of the last 30 minutes, loaded again every ten seconds while the screen is visible. */
export function LiveNow({ initial }: { initial: LiveFigures }) {
  const { data = initial, isError } = useQuery({
    queryKey: ['live figures'],
    queryFn: load,
    initialData: initial,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    refetchOnMount: false,
  });
  return (
    <section aria-labelledby="live" className="card mt-4 px-3 py-4 sm:px-4">
      <h2 id="live">Live now</h2>
      <p className="text-sm text-muted">
        The last 30 minutes, refreshed every 10 seconds.
        {isError && ' The last refresh failed, so these figures are older.'}
      </p>
      <dl data-live="" className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        <Figure label="Visitors" value={data.visitors} />
        <Figure label="Views" value={data.views} />
        <Figure label="Clicks" value={data.clicks} />
      </dl>
      {data.pages.length > 0 && (
        <ol className="mt-3 grid gap-1">
          {data.pages.map(({ path, views }) => (
            <li key={path} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{path}</span>
              <strong>{whole(views)}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm">{label}</dt>
      <dd className="font-display text-2xl font-bold">{whole(value)}</dd>
    </div>
  );
}
