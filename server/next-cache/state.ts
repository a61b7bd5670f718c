import { fileStore } from './page-store.ts';
import { rendersOfProcess } from './renders-in-flight.ts';
import { tagClockOfProcess } from './tag-clock.ts';

/** Where the cache of pages keeps its state: in this process and on its disk. */
export const state = { store: fileStore, tags: tagClockOfProcess, renders: rendersOfProcess };
