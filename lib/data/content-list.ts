import 'server-only';
import { listTag, referencesTag, rowTag } from '@/lib/cache/tags';
import type { ContentCard, ContentType } from '@/lib/catalogue/entities';
import { content as builtInContent } from '@/lib/fallback/content/index';
import { orderBySlugs } from '@/lib/lists/order-by-slugs';
import { pageCount, PER_PAGE } from '@/lib/lists/pagination';
import type { Db } from '@/lib/supabase/public';
import { BEYOND_LAST_ROW, DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';

const CARD =
  'slug, title, content_type, description, image, guide_category, article_category, reading_time_minutes, key_number, key_number_note, author_slug, reviewer_slug, published_at, content_changed_at';

interface ListParams {
  /** The type of content to list; both types if left out. */
  type?: ContentType;
  priority?: number;
  /**
   * Limits the list to one of the editors' categories: guide_category for guides, article_category for articles. Needs
   * `type`.
   */
  label?: string;
  /** Limits the list to the guides and articles that this person has written or reviewed. */
  person?: string;
  /** Whether this person signs guides and articles without an author. If so, the list contains these too. */
  signsUnsigned?: boolean;
  /** Whether to sort by date alone, ignoring the priority. */
  newest?: boolean;
  offset?: number;
  limit: number;
}

export interface ContentPage {
  rows: ContentCard[];
  /** The number of matching rows on all pages of the list. */
  total: number;
}

/**
 * Selects one page of published content. Guides are sorted by priority, articles by date (docs/product.md#list-order).
 * Rows that were created at the same time, as the seeded rows were, are sorted by their publication date.
 */
async function selectContentPage(db: Db, params: ListParams): Promise<ContentPage> {
  const { type, priority, label, person, signsUnsigned, newest, offset = 0, limit } = params;
  let query = db.from('content').select(CARD, { count: 'exact' }).eq('is_published', true);
  if (type) query = query.eq('content_type', type);
  if (priority !== undefined) query = query.eq('priority', priority);
  if (person !== undefined) {
    const unsigned = signsUnsigned ? ',and(author_slug.is.null,author_name.is.null)' : '';
    query = query.or(`author_slug.eq.${person},reviewer_slug.eq.${person}${unsigned}`);
  }
  if (label !== undefined) query = query.eq(labelColumn(type), label);
  if (newest) query = query.order('published_at', { ascending: false });
  else if (type !== 'article') query = query.order('priority');
  const { data, error, count } = await query
    .order('created_at', { ascending: false })
    .order('published_at', { ascending: false })
    .order('slug')
    .range(offset, offset + limit - 1);
  // PostgREST rejects an offset beyond the last row. Return an empty page instead.
  if (error?.code === BEYOND_LAST_ROW) return { rows: [], total: 0 };
  if (error) throw new DatabaseError('select content', error);
  return { rows: data.map(cardOf), total: count ?? data.length };
}

/**
 * Narrows the TypeScript type of content_type. This is safe, because a check constraint in the database allows only the
 * two types of content.
 */
const cardOf = <T extends { content_type: string }>(row: T): T & { content_type: ContentType } => ({
  ...row,
  content_type: row.content_type === 'guide' ? 'guide' : 'article',
});

/**
 * Returns whether any content is published. If no content is published, pages show the built-in guides and articles.
 */
export async function hasContent(db: Db): Promise<boolean> {
  const { data, error } = await db.from('content').select('id').eq('is_published', true).limit(1);
  if (error) throw new DatabaseError('look for content', error);
  return data.length > 0;
}

/** Returns one page of published guides, articles or both, with the number of rows on all pages. */
export async function listContentPage(params: ListParams): Promise<ContentPage> {
  'use cache';
  return readOrLastKnown({
    key: `content list ${JSON.stringify(params)}`,
    tags: [listTag('content'), ...(params.person ? [referencesTag()] : [])],
    fromDatabase: async (db) => {
      const page = await selectContentPage(db, params);
      return page.rows.length > 0 || (await hasContent(db)) ? page : builtInPage(params);
    },
    builtInData: () => builtInPage(params),
  });
}

async function selectCount(db: Db, type: ContentType | undefined): Promise<number> {
  let query = db.from('content').select('slug', { count: 'exact', head: true }).eq('is_published', true);
  if (type) query = query.eq('content_type', type);
  const { count, error } = await query;
  if (error) throw new DatabaseError('count content', error);
  return count ?? 0;
}

/** Returns the number of published guides, articles or both. */
export async function countContent(type?: ContentType): Promise<number> {
  'use cache';
  const builtInData = () => builtInContent.filter((row) => !type || row.content_type === type).length;
  return readOrLastKnown({
    key: `count of content ${type ?? 'any'}`,
    tags: [listTag('content')],
    fromDatabase: async (db) => {
      const count = await selectCount(db, type);
      return count > 0 || (await hasContent(db)) ? count : builtInData();
    },
    builtInData,
  });
}

/** Returns the number of pages that the list of guides, articles or both has. */
export const countContentPages = async (type?: ContentType): Promise<number> =>
  pageCount(await countContent(type), PER_PAGE.content);

/** Returns the first published guides or articles. If `priority` is 1, returns only featured guides or articles. */
export async function listContent(params: ListParams): Promise<ContentCard[]> {
  return (await listContentPage(params)).rows;
}

async function selectContentBySlug(db: Db, { slugs }: { slugs: string[] }): Promise<ContentCard[]> {
  const { data, error } = await db.from('content').select(CARD).eq('is_published', true).in('slug', slugs);
  if (error) throw new DatabaseError('select content by slug', error);
  return data.map(cardOf);
}

/**
 * Returns the cards of the guides and articles with these slugs, in the given order. Unpublished and unknown guides and
 * articles are left out.
 */
export async function listContentBySlug(slugs: string[]): Promise<ContentCard[]> {
  'use cache';
  const rows = await readOrLastKnown({
    key: `content of ${slugs.join(' ')}`,
    tags: slugs.map((slug) => rowTag('content', slug)),
    fromDatabase: (db) => selectContentBySlug(db, { slugs }),
    builtInData: () => builtInContent.filter((row) => slugs.includes(row.slug)),
  });
  return orderBySlugs(slugs, rows);
}

const labelColumn = (type: ContentType | undefined) =>
  type === 'article' ? 'article_category' : 'guide_category';

function builtInPage(params: ListParams): ContentPage {
  const { type, priority, label, person, signsUnsigned, newest, offset = 0, limit } = params;
  const isUnsigned = (row: (typeof builtInContent)[number]) => !row.author_slug && !row.author_name;
  const byPriority = !newest && type !== 'article';
  const rows = builtInContent
    .filter((row) => !type || row.content_type === type)
    .filter((row) => priority === undefined || row.priority === priority)
    .filter(
      (row) =>
        person === undefined ||
        [row.author_slug, row.reviewer_slug].includes(person) ||
        (signsUnsigned && isUnsigned(row)),
    )
    .filter((row) => label === undefined || row[labelColumn(type)] === label)
    .toSorted(
      (a, b) => (byPriority && a.priority - b.priority) || b.published_at.localeCompare(a.published_at),
    );
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
}
