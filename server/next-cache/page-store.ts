import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import type * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { type Answer, type Entry, isAnswer, tagsOf } from './answer.ts';
import { claimOrWait, endClaim } from './claims.ts';
import type { Context, PageStore, WriteContext } from './ports.ts';
import { type Seal, sealed, unseal } from './seal.ts';
import { readSharedResponse, shareResponse } from './shared-responses.ts';
import { state } from './state.ts';

const require = createRequire(import.meta.url);
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as typeof fileSystemCache;

/** The extensions of all files that Next writes for a response. */
export const FILES = ['.html', '.body', '.meta', '.rsc', '.segments'];
const DEFAULT_MEMORY_BYTES = 50 * 1024 * 1024;

let memory: LRUCache<string, Entry> | undefined;

/** Returns this process's store of pages: an LRU cache in memory, backed by the files of Next's own cache. */
export function fileStore(context: Context): PageStore {
  memory ??= new LRUCache({
    maxSize: context.maxMemoryCacheSize || DEFAULT_MEMORY_BYTES,
    sizeCalculation: (entry, key) => key.length + sizeOf(entry),
  });
  const kept = memory;
  // The LRU cache replaces Next's own memory cache.
  const files = new FileSystemCache({ ...context, maxMemoryCacheSize: 0 });
  const pathOf = (key: string) => files['getFilePath'](key, 'APP_PAGE') as string;
  const store: PageStore = {
    async get(key, reading) {
      const found = kept.get(key);
      if (found) return found;
      const entry = await files.get(key, reading);
      if (!entry || !isAnswer(entry.value)) return entry;
      const seal = unseal(entry.value);
      const dated = seal && datedHere(entry, entry.value, { ...seal, isOwn: true });
      if (dated) kept.set(key, dated);
      return dated;
    },
    keep: (key, entry) => void kept.set(key, entry),
    async write(key, answer, rendered, writing) {
      const stored = sealed(answer, rendered, state.tags.positionAt(rendered));
      void endClaim(key, shareResponse(key, stored, lifetimeOf(writing)));
      await files.set(key, stored, writing);
    },
    async newerFromOthers(key, own) {
      const shared = await readSharedResponse(key);
      if (!shared) return null;
      const seal = unseal(shared.answer);
      if (!seal?.position) return null;
      const entry = { value: shared.answer, lastModified: seal.rendered ?? 0, cacheControl: shared.lifetime };
      const dated = datedHere(entry, shared.answer, { ...seal, isOwn: false });
      if (!dated || (dated.lastModified ?? 0) <= (own?.lastModified ?? 0)) return null;
      kept.set(key, dated);
      return dated;
    },
    async renderOfOther(key, found) {
      const position = state.tags.positionAt(steadyNow());
      if (!position || !(await claimOrWait(key, position))) return null;
      return store.newerFromOthers(key, found);
    },
    endRender: (key) => void endClaim(key),
    forget: (key) => void kept.delete(key),
    async removeFiles(key) {
      if (!context.flushToDisk) return;
      const paths = [pathOf(key)];
      const marker = key.indexOf('/$/');
      const built = marker === -1 ? undefined : pathOf(key.slice(marker + 2));
      // Remove the file from the build only if it contains the same page, because the build may have written another
      // page to this path.
      if (built && (await keyOfBuilt(built)) === key) paths.push(built);
      const all = paths.flatMap((path) => FILES.map((extension) => path + extension));
      await Promise.all(all.map((file) => rm(file, { recursive: true, force: true })));
    },
  };
  return store;
}

const lifetimeOf = (context: WriteContext) => ('cacheControl' in context ? context.cacheControl : undefined);

/**
 * Returns the entry of a stored response, with its date converted to this instance's clock. Returns null if one of its
 * tags has expired since that date.
 */
function datedHere(entry: Entry, answer: Answer, seal: Seal & { isOwn: boolean }): Entry | null {
  const rendered = seal.rendered ?? entry.lastModified ?? 0;
  const lastModified = state.tags.dateOf({ ...seal, tags: tagsOf(answer) ?? [], rendered });
  return lastModified === null ? null : { ...entry, lastModified };
}

/** Returns the entry that this process keeps in memory under a key, without reading files. */
export const keptEntry = (key: string): Entry | undefined => memory?.get(key);

/** Returns the approximate size of an entry in bytes. */
function sizeOf({ value }: Entry): number {
  if (!isAnswer(value)) return 1;
  if (value.kind === 'APP_ROUTE') return value.body.length;
  const segments = [...(value.segmentData ?? [])].reduce(
    (sum, [path, data]) => sum + path.length + data.length,
    0,
  );
  return value.html.length + (value.rscData?.length ?? 0) + (value.postponed?.length ?? 0) + segments;
}

async function keyOfBuilt(path: string): Promise<string | undefined> {
  try {
    const meta = JSON.parse(await readFile(`${path}.meta`, 'utf8')) as { routeCache?: { key?: string } };
    return meta.routeCache?.key;
  } catch {
    return undefined;
  }
}
