'use client';

import { useSyncExternalStore } from 'react';
import { phaseOf, timeLeft } from '@/lib/dates/season';

const MINUTE = 60_000;

/**
 * The time until Boxing Day, by the visitor's clock. It updates once a minute. The server's version has the same size,
 * so nothing shifts. Not a live region, which would interrupt screen readers.
 */
export function CountdownClock({ year, untilThen }: { year: number; untilThen: string }) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, () => null);
  if (minute === null) return <>{untilThen}</>;
  const now = minute * MINUTE;
  const phase = phaseOf(year, now);
  if (phase === 'on') return <>On now</>;
  return <>{phase === 'before' ? `${timeLeft(year, now)} to go` : 'The sales have ended'}</>;
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
  // Browsers pause timers in background tabs.
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
