import type { ChildProcess } from 'node:child_process';
import { hasEnded, isClosing } from './children.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ends within this time after it was ready counts as having ended at once. */
const AT_ONCE_MS = 10_000;
/** `giveUp` is called after this many ends in a row. An end that was not at once restarts the count at zero. */
const MOST_ENDS = 4;

interface Started {
  child: ChildProcess;
}

interface Kept<T extends Started> {
  /** The name of the process in the log, such as 'The site'. */
  name: string;
  /** Starts the process. Resolves once the process is ready, and rejects if the process ends earlier. */
  start(): Promise<T>;
  /** Called each time the process is ready. */
  onReady(started: T): void;
  /** Returns whether the process must not be restarted yet. */
  isHeld?(): boolean;
  /** Called after MOST_ENDS ends in a row. Without `giveUp`, restarts never stop. */
  giveUp?(): void;
}

/**
 * Starts a process, and starts it again whenever it ends. The pause before a start doubles each time the process ends
 * at once. Returns the result of the first start, and rejects if the first start fails.
 */
export async function keep<T extends Started>(
  { name, start, onReady, isHeld = () => false, giveUp }: Kept<T>,
  firstPauseMs = FIRST_PAUSE_MS,
): Promise<T> {
  /** How many times in a row the process has ended at once or has not started. */
  let ends = 0;

  function watch(started: T): void {
    const { child } = started;
    const readyAt = performance.now();
    const ended = () => {
      ends = performance.now() - readyAt < AT_ONCE_MS ? ends + 1 : 0;
      startLater(`${name} ended (${child.signalCode ?? `exit code ${child.exitCode}`})`);
    };
    onReady(started);
    if (hasEnded(child)) ended();
    else child.once('exit', ended);
  }

  function startLater(why: string): void {
    if (isClosing()) return;
    if (giveUp && ends >= MOST_ENDS) {
      console.error(`${why}, at once and for the ${ends}th time in a row: giving up.`);
      return giveUp();
    }
    const pause = Math.min(firstPauseMs * 2 ** Math.max(0, ends - 1), LONGEST_PAUSE_MS);
    console.error(`${why}; it starts again in ${pause / 1000} s.`);
    setTimeout(startAgain, pause);
  }

  function startAgain(): void {
    if (isClosing()) return;
    if (isHeld()) return void setTimeout(startAgain, firstPauseMs);
    start().then(watch, ({ message }: Error) => {
      ends += 1;
      startLater(message || `${name} did not start`);
    });
  }

  const first = await start();
  watch(first);
  return first;
}
