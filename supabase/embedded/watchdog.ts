import { Worker } from 'node:worker_threads';

export interface Watchdog {
  /**
   * Runs one query under the watchdog's time limit. If `limitMs` is given, cancels the query's statement after this
   * time.
   */
  watch<T>(query: () => Promise<T>, limitMs?: number): Promise<T>;
  stop(): Promise<void>;
}

export interface WatchdogData {
  /**
   * Three numbers: queries started, queries done, and the current query's own limit in ms (0: only the watchdog's
   * limit).
   */
  counters: Int32Array;
  limitSeconds: number;
}

interface Options {
  limitSeconds?: number;
  /** Makes the database cancel its current statement. The watchdog calls it while the statement is running. */
  cancel?: () => void;
}

declare global {
  // A global function, because the watchdog's thread can call nothing else on the busy main thread.
  var cancelEmbeddedStatement: (() => void) | undefined;
}

/**
 * Starts the watchdog, which ends the process with a clear message if a query takes longer than `limitSeconds`. The
 * watchdog also enforces the time limits of statements: Postgres's statement_timeout needs a timer signal, which
 * WebAssembly does not have.
 */
export function startWatchdog({ limitSeconds = 30, cancel }: Options = {}): Watchdog {
  const counters = new Int32Array(new SharedArrayBuffer(12));
  const data: WatchdogData = { counters, limitSeconds };
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: data,
    // Passes no Node options to the thread. The process's options (--import, -e) are not meant for this thread and
    // could prevent its start.
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
