import { Worker } from 'node:worker_threads';

export interface Watchdog {
  /** Runs one query under the time limit; after `limitMs`, when given, it is asked to stop. */
  watch<T>(query: () => Promise<T>, limitMs?: number): Promise<T>;
  stop(): Promise<void>;
}

export interface WatchdogData {
  /** Queries started, queries done, and the limit of the current one in ms (0: none but the watchdog's own). */
  counters: Int32Array;
  limitSeconds: number;
}

interface Options {
  limitSeconds?: number;
  /** Makes the database give up its current statement; called in the midst of it. */
  cancel?: () => void;
}

declare global {
  // The watchdog's thread has no other way to a function of a thread that is busy.
  var cancelEmbeddedStatement: (() => void) | undefined;
}

/**
 * Ends the process with a clear message when no query finishes for `limitSeconds` though one is under way. Postgres's
 * own statement_timeout needs a timer signal, which WebAssembly does not have; so this keeps the limits of statements, too.
 */
export function startWatchdog({ limitSeconds = 30, cancel }: Options = {}): Watchdog {
  const counters = new Int32Array(new SharedArrayBuffer(12));
  const data: WatchdogData = { counters, limitSeconds };
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: data,
    // Options of the process (--import, -e) are not meant for this thread and could keep it from starting.
    execArgv: [],
  });
  worker.unref();
  return {
    async watch(query, limitMs = 0) {
      Atomics.add(counters, 0, 1);
      if (limitMs > 0) {
        Atomics.store(counters, 2, limitMs);
        globalThis.cancelEmbeddedStatement = cancel;
      }
      try {
        return await query();
      } finally {
        if (limitMs > 0) {
          globalThis.cancelEmbeddedStatement = undefined;
          Atomics.store(counters, 2, 0);
        }
        Atomics.add(counters, 1, 1);
      }
    },
    async stop() {
      await worker.terminate();
    },
  };
}
