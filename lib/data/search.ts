import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { FRESH_S } from '@/lib/cache/freshness';
import { trackRead } from '@/lib/cache/in-flight-reads';
import { listTag } from '@/lib/cache/tags';
import {
  BUILT_IN_TABLES,
  ENTITIES,
  ENTITY_TABLES,
  entityOf,
  isSeenWithParent,
  KINDS,
} from '@/lib/entities/registry';
import { builtInRows } from '@/lib/search/built-in-rows';
import { didYouMean } from '@/lib/search/did-you-mean';
import { ofLists, SEARCH_LISTS, type SearchList, type SearchResults } from '@/lib/search/results';
import { type SearchOptions, searchRows } from '@/lib/search/search-rows';
import { type Db, publicClient } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { untypedClient } from './untyped-client';

interface SearchParams extends SearchOptions {
  query: string;
  /** The maximum number of results to count in each list; a thousand if left out. */
  countTo?: number;
}

/**
 * The lifetime of search results. Visitors can send any number of different queries, so the results expire after an
 * hour, and `search` does not store them as last-known answers.
 */
const FRESH = { stale: FRESH_S, revalidate: FRESH_S, expire: 3600 };
const OUTAGE = { stale: 30, revalidate: 5, expire: FRESH_S };

const tags = ENTITY_TABLES.filter((table) => entityOf(table).kinds.length > 0).map(listTag);
/** The tables whose rows have a published flag of their own. */
const SWITCHED = BUILT_IN_TABLES.filter((table) => !isSeenWithParent(table));

const itemSchema = z.object({
  type: z.enum(KINDS.map(({ type }) => type)),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  category: z.string().nullable(),
});
const resultsSchema = z.object({
  ...ofLists(() => z.array(itemSchema)),
  counts: z.object(ofLists(() => z.number())),
  totalCount: z.number(),
  atLeast: z.array(z.enum(SEARCH_LISTS)),
  order: z.array(z.enum(SEARCH_LISTS)),
});

async function searchDatabase(
  db: Db,
  { query, perType, types, offset = 0, countTo }: SearchParams,
): Promise<SearchResults> {
  const { data, error } = await db.rpc('search_site', {
    _query: query,
    _per_type: perType,
    _offset: offset,
    ...(types && { _types: [...types] }),
    ...(countTo !== undefined && { _count_to: countTo }),
  });
  if (error) throw new DatabaseError('search', error);
  return resultsSchema.parse(data);
}

/**
 * Returns the lists of search results whose tables have no published row. The pages of these lists show built-in rows.
 * So if the database finds nothing, `search` searches the built-in rows of these lists.
 */
async function emptyLists(db: Db): Promise<SearchList[]> {
  const empty = await Promise.all(
    SWITCHED.map(async (table) => {
      const { data, error } = await untypedClient(db)
        .from(table)
        .select('slug')
        .eq('is_published', true)
        .limit(1);
      if (error) throw new DatabaseError(`search ${table}`, error);
      return data.length === 0;
    }),
  );
  return SWITCHED.flatMap((table, index): SearchList[] =>
    empty[index] ? ENTITIES[table].kinds.map(({ list }) => list) : [],
  );
}

/**
 * Searches the whole site. If the database fails, searches only the built-in data. `query` is the result of searchQuery
 * (lib/search/query).
 */
export async function search(params: SearchParams): Promise<SearchResults> {
  'use cache';
  cacheTag(...tags);
  const { query, ...options } = params;
  try {
    const db = publicClient();
    const results = await trackRead(() => searchDatabase(db, params));
    cacheLife(FRESH);
    if (results.totalCount > 0) return results;
    const lists = await emptyLists(db);
    const rows = lists.length > 0 ? builtInRows().filter(({ list }) => lists.includes(list)) : [];
    return searchRows(rows, query, options);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    console.warn(`${error.message}; searching the built-in data`);
    cacheLife(OUTAGE);
    return searchRows(builtInRows(), query, options);
  }
}

/** Returns a similar name to suggest for a query without results, or null. */
export async function suggestQuery(query: string): Promise<string | null> {
  'use cache';
  cacheTag(...tags);
  try {
    const { data, error } = await publicClient().rpc('search_suggestion', { _query: query });
    if (error) throw new DatabaseError('search suggestion', error);
    cacheLife(FRESH);
    return data || null;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    cacheLife(OUTAGE);
    return didYouMean(
      query,
      builtInRows().flatMap(({ item, aliases }) => [item.name, ...aliases]),
    );
  }
}
