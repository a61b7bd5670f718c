import { Worker } from 'node:worker_threads';

export interface Watchdog {
  /** Runs one query under the time limit. */
  watch<T>(query: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** Ends the process with a clear message when no query finishes for `limitSeconds` though one is under way. */
export function startWatchdog(limitSeconds = 30): Watchdog {
  const counters = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: { counters, limitSeconds },
    // Options of the process (--import, -e) are not meant for this thread and could keep it from starting.
    execArgv: [],
  });
  worker.unref();
  return {
    async watch(query) {
      Atomics.add(counters, 0, 1);
      try {
        return await query();
      } finally {
        Atomics.add(counters, 1, 1);
      }
    },
    async stop() {
      await worker.terminate();
    },
  };
}
