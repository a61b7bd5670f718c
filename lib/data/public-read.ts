import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { DatabaseError } from '@/lib/errors';
import { FRESH_S } from '@/lib/freshness';
import { underWay } from '@/lib/reads-under-way';
import { type Db, publicClient } from '@/lib/supabase/public';
import { recall, remember } from './last-known';

interface Read<T, BuiltIn> {
  /** Names the read and its parameters; the same key must always mean the same shape. */
  key: string;
  /** What a write expires to make this answer fresh (lib/cache-tags). */
  tags: string[];
  fromDatabase: (db: Db) => Promise<T>;
  /** What to show when the database fails and nothing is known yet. */
  builtIn: () => NoInfer<BuiltIn>;
}

/** A list, a count, settings: something built in always stands for it. */
type WholeRead<T> = Read<T, T>;
/** One row: null when there is none, and undefined as the built-in answer where none has that name. */
type RowRead<T> = Read<T | null, T | undefined>;

/** Age alone never evicts an entry (docs/product.md#freshness). */
const FRESH = { stale: FRESH_S, revalidate: FRESH_S, expire: 31_536_000 };
/** What was shown during an outage is asked for again soon after. */
const OUTAGE = { stale: 30, revalidate: 5, expire: 31_536_000 };

/**
 * One public read, to be called inside a `'use cache'` function. It asks the database. When the database fails, it returns
 * the last known answer, and without one the built-in data (docs/product.md#database-failures, ADR 004). A row without
 * either is missing for some seconds (ADR 030). It sets the tags and the lifetime of the cache entry.
 */
export function publicRead<T>(read: WholeRead<T>): Promise<T>;
export function publicRead<T>(read: RowRead<T>): Promise<T | null>;
export async function publicRead<T>({ key, tags, fromDatabase, builtIn }: RowRead<T>): Promise<T | null> {
  cacheTag(...tags);
  try {
    const value = await underWay(() => fromDatabase(publicClient()));
    if (await worthKeeping(key, value, builtIn)) await remember(key, value);
    cacheLife(FRESH);
    return value;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const known = await recall(key);
    // The file was written by `remember` under the same key, so the shape is the one read then.
    const value = known ? (known.value as T | null) : (builtIn() ?? null);
    console.warn(`${error.message}; showing the ${known ? 'last known' : 'built-in'} answer`);
    cacheLife(OUTAGE);
    return value;
  }
}

/**
 * An absent row (null) is only remembered where older or built-in data would contradict it later, so that requests
 * for made-up addresses leave no files behind.
 */
async function worthKeeping(key: string, value: unknown, builtIn: () => unknown): Promise<boolean> {
  return value !== null || builtIn() !== undefined || (await recall(key)) !== undefined;
}
