import { fileStore } from './page-store.ts';
import { rendersOfProcess } from './renders-in-flight.ts';
import { resultsInMemory } from './result-store.ts';
import { tagClockOfProcess } from './tag-clock.ts';

/** Where the caches keep their state: in this process and on its disk. */
export const state = {
  store: fileStore,
  results: resultsInMemory,
  tags: tagClockOfProcess,
  renders: rendersOfProcess,
};
