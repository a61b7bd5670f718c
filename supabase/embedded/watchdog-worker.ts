import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.ts';

// The watchdog runs in a thread of its own. PGlite runs on the main thread, where no timer fires while a query hangs.
const { counters, limitSeconds } = workerData as WatchdogData;
const TICK_MS = 100;
let lastDone = -1;
let ticks = 0;
let cancelled = -1;

/**
 * Runs the main thread's cancel function while a statement is running. The call is a message to the inspector. V8
 * handles such a message even in a loop of WebAssembly, during which the thread runs no timers and no signal handlers.
 * The inspector session opens no port.
 */
function cancelStatement(): void {
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'globalThis.cancelEmbeddedStatement?.()' }, () =>
    session.disconnect(),
  );
}

setInterval(() => {
  const started = Atomics.load(counters, 0);
  const done = Atomics.load(counters, 1);
  const limitMs = Atomics.load(counters, 2);
  // Counts the ticks of this timer instead of comparing times. Otherwise, after the machine has slept, the database
  // would look hung.
  ticks = started !== done && done === lastDone ? ticks + 1 : 0;
  lastDone = done;
  if (limitMs > 0 && ticks * TICK_MS >= limitMs && cancelled !== done) {
    cancelled = done;
    cancelStatement();
  }
  if (ticks * TICK_MS < limitSeconds * 1000) return;
  writeSync(
    2,
    `The database did not answer for ${limitSeconds} s (is the disk full?); the embedded Supabase stops\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, TICK_MS);
