import { resultsInMemory } from './result-store.ts';
import { tagClockOfProcess } from './tag-clock.ts';

/** The state of the cache of `'use cache'` results, in this process. The cache of pages uses the same `tags`. */
export const state = { results: resultsInMemory, tags: tagClockOfProcess };
