'use client';

import { useSyncExternalStore } from 'react';
import { phaseOf, timeLeft } from '@/lib/dates/season';

const MINUTE = 60_000;

/**
 * Shows the time until Boxing Day by the visitor's clock, and updates it once a minute. The server sends a text of the
 * same size, so nothing moves when the clock replaces it. The clock is not a live region, because a live region would
 * interrupt screen readers every minute.
 */
export function CountdownClock({ year, untilThen }: { year: number; untilThen: string }) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null);
  if (minute === null) return <span className="countdown-until">{untilThen}</span>;
  const now = minute * MINUTE;
  const phase = phaseOf(year, now);
  if (phase === 'on') return <>On now</>;
  return <>{phase === 'before' ? `${timeLeft(year, now)} to go` : 'Boxing Day is over'}</>;
}

const currentMinute = (): number | null => Math.floor(Date.now() / MINUTE);

function everyMinute(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  // Update when the tab becomes visible, because browsers pause the timers of background tabs.
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
