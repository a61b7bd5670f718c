import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { FRESH_S, YEAR_S } from '@/lib/cache/freshness';
import { trackRead } from '@/lib/cache/in-flight-reads';
import { type Db, publicClient } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readLastKnown, storeLastKnown } from './last-known';

interface Read<T, BuiltIn> {
  /** Identifies the query and its parameters. The same key must always mean the same type of result. */
  key: string;
  /** The cache tags of this result. If one of them expires, the result expires too (lib/cache/tags). */
  tags: string[];
  fromDatabase: (db: Db) => Promise<T>;
  /** Returns the fallback for when the database fails and there is no last-known answer. */
  builtInData: () => NoInfer<BuiltIn>;
}

/** A query for a list, a count or settings. There is always a built-in fallback. */
type WholeRead<T> = Read<T, T>;
/**
 * A query for one row. The result is null if the row does not exist; the fallback is undefined if the built-in data has
 * no such row.
 */
type RowRead<T> = Read<T | null, T | undefined>;

/**
 * The lifetime of a result from the database. It is stale after five minutes, but age alone never evicts it
 * (docs/product.md#freshness).
 */
const FRESH = { stale: FRESH_S, revalidate: FRESH_S, expire: YEAR_S };
/**
 * The lifetime of a last-known answer or a fallback. It is renewed after five seconds, so that pages recover quickly
 * after an outage.
 */
const OUTAGE = { stale: 30, revalidate: 5, expire: YEAR_S };

/**
 * Runs a public query, inside a `'use cache'` function, and sets the tags and lifetime of the cache entry. If the
 * database fails, it returns the last-known answer, or else the built-in data (docs/product.md#database-failures, ADR
 * 004). A row with neither a last-known answer nor built-in data is treated as missing for some seconds (ADR 030).
 */
export function readOrLastKnown<T>(read: WholeRead<T>): Promise<T>;
export function readOrLastKnown<T>(read: RowRead<T>): Promise<T | null>;
export async function readOrLastKnown<T>({
  key,
  tags,
  fromDatabase,
  builtInData,
}: RowRead<T>): Promise<T | null> {
  cacheTag(...tags);
  try {
    const value = await trackRead(() => fromDatabase(publicClient()));
    if (await shouldStore(key, value, builtInData)) await storeLastKnown(key, value);
    cacheLife(FRESH);
    return value;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const known = await readLastKnown(key);
    // The cast is safe: `storeLastKnown` wrote the value under the same key, so it has the type that this query
    // returns.
    const value = known ? (known.value as T | null) : (builtInData() ?? null);
    console.warn(`${error.message}; showing the ${known ? 'last known' : 'built-in'} answer`);
    cacheLife(OUTAGE);
    return value;
  }
}

/**
 * Returns whether to store a result as the last-known answer. The result null means that the row is missing. Null is
 * stored only if it replaces an older answer or overrides a built-in row, so that requests for made-up paths leave no
 * files.
 */
async function shouldStore(key: string, value: unknown, builtInData: () => unknown): Promise<boolean> {
  return value !== null || builtInData() !== undefined || (await readLastKnown(key)) !== undefined;
}
