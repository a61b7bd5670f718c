import { LRUCache } from 'lru-cache';
import { processState } from '../../lib/cache/process-state.ts';
import type { Result, ResultStore } from './ports.ts';

const MEMORY_BYTES = 50 * 1024 * 1024;

const memory = processState(
  "results of 'use cache'",
  () =>
    new LRUCache<string, Result>({
      maxSize: MEMORY_BYTES,
      sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length,
    }),
);

/** Keeps results of `'use cache'` functions in memory. If it is full, drops the least recently used results. */
export const resultsInMemory: ResultStore = {
  get: (key) => Promise.resolve(memory.get(key)),
  set: (key, result) => Promise.resolve(void memory.set(key, result)),
};
