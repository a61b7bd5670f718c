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

/** Keeps results in this process's memory. If the memory is full, the least recently used results are dropped. */
export const resultsInMemory: ResultStore = {
  get: (key) => Promise.resolve(memory.get(key)),
  set: (key, result) => Promise.resolve(void memory.set(key, result)),
};
