'use client';

import { useSyncExternalStore } from 'react';
import { phaseOf, timeLeft } from '@/lib/boxing-day';

const MINUTE = 60_000;

/**
 * How long it is until Boxing Day, by the visitor's clock. It moves once a minute and crosses midnight by itself;
 * what the server sent takes the same room, so nothing shifts. Not a live region: a clock must not interrupt.
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
  // Timers sleep with the tab.
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
