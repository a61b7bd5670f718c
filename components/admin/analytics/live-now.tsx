'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { whole } from '@/lib/admin/analytics-figures';
import { ANALYTICS_PATH } from '@/lib/admin/analytics-query';
import type { LiveFigures } from '@/lib/data/admin/analytics';
import { useNewerFigures } from './use-newer-figures';

const EVERY_MS = 10_000;
const WHILE_ADDING_UP_MS = 2_000;
const MINUTES = Array.from({ length: 30 }, (_, index) => 29 - index);

async function load({ signal }: { signal: AbortSignal }): Promise<LiveFigures> {
  const response = await fetch(`${ANALYTICS_PATH}/live`, { signal, redirect: 'error' });
  if (!response.ok) throw new Error(`The figures could not be loaded (${response.status})`);
  return (await response.json()) as LiveFigures;
}

interface LiveNowProps {
  initial: LiveFigures;
  /** The time up to which the figures on the rest of the screen contain all events. */
  rolledAt: string | null;
  /** Whether new events are being added to the figures on the rest of the screen. */
  isAddingUp: boolean;
}

/**
 * Shows the figures of the last 30 minutes. While the screen is visible, loads them again every ten seconds, or every
 * two seconds while new events are being added up. Refreshes the other figures of the screen when there are newer ones.
 */
export function LiveNow({ initial, rolledAt, isAddingUp }: LiveNowProps) {
  const { data = initial, isError } = useQuery({
    queryKey: ['live figures'],
    queryFn: load,
    initialData: initial,
    staleTime: 0,
    refetchInterval: isAddingUp ? WHILE_ADDING_UP_MS : EVERY_MS,
    refetchOnMount: false,
  });
  useNewerFigures({ shown: rolledAt, newest: data.rolledAt });
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
      <Minutes views={data.minutes} />
      {data.pages.length > 0 && (
        <ol className="mt-3 grid gap-1">
          {data.pages.map(({ path, views }) => (
            <li key={path} className="flex justify-between gap-4">
              <Link
                href={`${ANALYTICS_PATH}?${new URLSearchParams({ range: 'today', by: 'page', value: path })}`}
                prefetch={false}
                className="admin-link min-w-0 wrap-anywhere"
              >
                {path}
              </Link>
              <strong>{whole(views)}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Draws the views of each minute as bars. The latest minute is at the right. */
function Minutes({ views }: { views: LiveFigures['minutes'] }) {
  const counts = MINUTES.map((ago) => views[ago] ?? 0);
  const highest = Math.max(1, ...counts);
  return (
    <svg
      role="img"
      aria-label={`Views per minute, the latest last: ${counts.join(', ')}`}
      viewBox="0 0 300 40"
      preserveAspectRatio="none"
      className="live-minutes"
    >
      {counts.map((count, index) => {
        const height = Math.max(1, (count / highest) * 40);
        return <rect key={index} x={index * 10 + 1} y={40 - height} width={8} height={height} />;
      })}
    </svg>
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
