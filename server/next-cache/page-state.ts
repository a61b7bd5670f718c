import { fileStore, keptEntry } from './page-store.ts';
import { rendersOfProcess } from './renders-in-flight.ts';

/**
 * The state that only the cache of pages uses, on disk and in this process. This file is separate from state.ts,
 * because Next bundles the cache of `'use cache'` results with everything that the cache imports. The bundle must not
 * contain a second copy of this state.
 */
export const pageState = { store: fileStore, kept: keptEntry, renders: rendersOfProcess };
