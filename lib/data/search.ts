import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { listTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { FRESH_S } from '@/lib/freshness';
import { underWay } from '@/lib/reads-under-way';
import { builtInRows } from '@/lib/search/built-in-rows';
import { didYouMean } from '@/lib/search/did-you-mean';
import { SEARCH_LISTS, type SearchList, type SearchResults } from '@/lib/search/results';
import { type SearchOptions, searchRows } from '@/lib/search/search-rows';
import { type Db, publicClient } from '@/lib/supabase/public';

interface SearchParams extends SearchOptions {
  query: string;
  /** How far each list is counted; a thousand when left out. */
  countTo?: number;
}

/** Queries are without number: their answers live in memory only, the oldest leave first. */
const FRESH = { stale: FRESH_S, revalidate: FRESH_S, expire: 3600 };
const OUTAGE = { stale: 30, revalidate: 5, expire: FRESH_S };

const SEARCHED = ['retailers', 'categories', 'products', 'content'] as const;
const tags = [...SEARCHED, 'subcategories' as const].map(listTag);

const itemShape = z.object({
  type: z.enum(['retailer', 'category', 'product', 'guide', 'article']),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  category: z.string().nullable(),
});
const ofLists = <T extends z.ZodType>(shape: T) => ({
  retailers: shape,
  categories: shape,
  products: shape,
  guides: shape,
  articles: shape,
});
const resultsShape = z.object({
  ...ofLists(z.array(itemShape)),
  counts: z.object(ofLists(z.number())),
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
  return resultsShape.parse(data);
}

/** The lists of which nothing at all is published: their pages show the built-in rows, so the search finds those. */
async function emptyLists(db: Db): Promise<SearchList[]> {
  const empty = await Promise.all(
    SEARCHED.map(async (table) => {
      const { data, error } = await db.from(table).select('slug').eq('is_published', true).limit(1);
      if (error) throw new DatabaseError(`search ${table}`, error);
      return data.length === 0;
    }),
  );
  return SEARCHED.flatMap((table, index): SearchList[] => {
    if (!empty[index]) return [];
    return table === 'content' ? ['guides', 'articles'] : [table];
  });
}

/** Searches the whole site; the built-in data while the database fails. `query` as lib/search/query gives it. */
export async function search(params: SearchParams): Promise<SearchResults> {
  'use cache';
  cacheTag(...tags);
  const { query, ...options } = params;
  try {
    const db = publicClient();
    const results = await underWay(() => searchDatabase(db, params));
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

/** What the visitor may have meant by a query that finds nothing: the most similar name, or null. */
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
