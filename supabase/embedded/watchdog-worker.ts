import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

// PGlite runs on the main thread: while a query hangs, no timer fires there. This thread still runs.
const { counters, limitSeconds } = workerData as { counters: Int32Array; limitSeconds: number };
let lastDone = -1;
let stuck = 0;

setInterval(() => {
  const started = Atomics.load(counters, 0);
  const done = Atomics.load(counters, 1);
  // Counts ticks instead of comparing clocks, so that a machine that slept is not taken for a hung database.
  stuck = started !== done && done === lastDone ? stuck + 1 : 0;
  lastDone = done;
  if (stuck < limitSeconds) return;
  writeSync(
    2,
    `The database did not answer for ${limitSeconds} s (is the disk full?); the embedded Supabase stops\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, 1000);
