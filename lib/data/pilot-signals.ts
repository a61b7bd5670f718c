import 'server-only';
import { z } from 'zod';
import { linkedSlugs } from '@/lib/catalogue/mentioned-rows';
import { pathOfRow } from '@/lib/entities/path-grammar';
import { isEntityTable } from '@/lib/entities/registry';
import { DAYS } from '@/lib/pilot/proposal';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { DatabaseError } from './database-error';

// Queries for the rows and figures that the rules of the content pilot examine. Most queries also return the views or
// clicks of each row. Workers run the queries with the secret key, so row-level security does not hide drafts.

const figuresSchema = z.object({
  queries: z.array(z.object({ query: z.string(), searches: z.number() })),
  views: z.record(z.string(), z.number()),
  clicks: z.record(z.string(), z.number()),
});
/** The measured figures: searches without a result, the views of each path, and the clicks to each retailer. */
export type PilotFigures = z.output<typeof figuresSchema>;

export async function readPilotFigures(db: Db): Promise<PilotFigures> {
  const { data, error } = await db.rpc('pilot_figures', { _days: DAYS });
  if (error) throw new DatabaseError('read the figures of the pilot', error);
  return figuresSchema.parse(data);
}

/** Returns the published retailers whose description is empty or consists of white space. */
export async function listUndescribedRetailers(db: Db, { views }: PilotFigures) {
  const rows = await allRows('select retailers without a description', (from, to) =>
    db
      .from('retailers')
      .select('id, slug, name, description')
      .eq('is_published', true)
      .not('description', 'match', '\\S')
      .order('id')
      .range(from, to),
  );
  return rows.map((row) => ({ ...row, views: views[pathOfRow('retailers', row)] ?? 0 }));
}

/** Returns the published categories with the names of their subcategories. */
export async function listCategorySignals(db: Db, { views }: PilotFigures) {
  const rows = await allRows('select categories', (from, to) =>
    db
      .from('categories')
      .select('id, slug, name, subcategories(name)')
      .eq('is_published', true)
      .order('id')
      .range(from, to),
  );
  return rows.map(({ subcategories, ...row }) => ({
    ...row,
    subcategories: subcategories.map(({ name }) => name),
    views: views[pathOfRow('categories', row)] ?? 0,
  }));
}

/** The number of guides that one query reads. It is small, because guides are long and are held in memory. */
const GUIDES = 100;

/** Returns the titles of all guides, drafts included, and the categories to which their texts link. */
export async function listGuideSignals(db: Db): Promise<{ title: string; categories: string[] }[]> {
  const signals: { title: string; categories: string[] }[] = [];
  for (;;) {
    const { data, error } = await db
      .from('content')
      .select('title, intro_paragraph, body')
      .eq('content_type', 'guide')
      .order('id')
      .range(signals.length, signals.length + GUIDES - 1);
    if (error) throw new DatabaseError('select guides', error);
    signals.push(
      ...data.map(({ title, intro_paragraph: intro, body }) => ({
        title,
        categories: linkedSlugs(`${intro} ${body}`).categories,
      })),
    );
    if (data.length < GUIDES) return signals;
  }
}

/** Returns the published guides and articles whose texts last changed before a time. */
export async function listUnchangedContent(db: Db, { views }: PilotFigures, before: number) {
  const rows = await allRows('select guides and articles that have not changed', (from, to) =>
    db
      .from('content')
      .select('id, slug, title, content_type, content_changed_at')
      .eq('is_published', true)
      .lt('content_changed_at', new Date(before).toISOString())
      .order('id')
      .range(from, to),
  );
  return rows.map(({ content_type, content_changed_at: changedAt, ...row }) => ({
    ...row,
    type: content_type as 'guide' | 'article',
    changedAt,
    views: views[pathOfRow('content', row)] ?? 0,
  }));
}

const foundSchema = z.object({ totalCount: z.number() });

/**
 * Counts the results that a search has now, but at most one in each list of results, such as retailers or guides. That
 * is enough, because the pilot only asks whether a search has any result.
 */
export async function countResults(db: Db, query: string): Promise<number> {
  const { data, error } = await db.rpc('search_site', { _query: query, _per_type: 1, _count_to: 1 });
  if (error) throw new DatabaseError('search', error);
  return foundSchema.parse(data).totalCount;
}

/** Returns the published offers that are not over, each with its product, category or retailer. */
export async function listOfferSignals(db: Db, { views }: PilotFigures, now: number) {
  const rows = await allRows('select offers that are not over', (from, to) =>
    db
      .from('offers')
      .select(
        'id, title, ends_at, shop:retailers(id, slug, name), product:products(id, slug, name, category), category:categories(id, slug, name)',
      )
      .eq('is_published', true)
      .or(`ends_at.is.null,ends_at.gt."${new Date(now).toISOString()}"`)
      .order('id')
      .range(from, to),
  );
  return rows.map(({ id, title, ends_at: endsAt, shop, product, category }) => {
    const [table, row] = product
      ? (['products', product] as const)
      : category
        ? (['categories', category] as const)
        : (['retailers', shop] as const);
    const subject = { table, id: row.id, name: row.name, views: views[pathOfRow(table, row)] ?? 0 };
    return { id, title, shop: shop.name, subject, endsAt };
  });
}

/** Returns the published retailers that may use a fallback link, with the state of their usual links. */
export async function listFallbackSignals(db: Db, { clicks }: PilotFigures) {
  const rows = await allRows('select retailers with a fallback', (from, to) =>
    db
      .from('retailers')
      .select('id, slug, name, cta_url, fallback_url, uses_fallback')
      .eq('is_published', true)
      .eq('uses_fallback', true)
      .order('id')
      .range(from, to),
  );
  const broken = new Map(
    (
      await allRows('select broken links', (from, to) =>
        db.from('links').select('url, failing_since').eq('is_broken', true).order('id').range(from, to),
      )
    ).map(({ url, failing_since: since }) => [url, since]),
  );
  return rows.map(
    ({ id, slug, name, cta_url: link, fallback_url: fallback, uses_fallback: usesFallback }) => ({
      ...{ id, name, link, fallback, usesFallback },
      brokenSince: broken.get(link) ?? null,
      clicks: clicks[slug] ?? 0,
    }),
  );
}

const findingsSchema = z.array(
  z.object({
    check: z.string(),
    weight: z.number(),
    faults: z.array(z.object({ field: z.string(), text: z.string() })),
  }),
);

/** Returns the pages with a score below `below`, with their failed checks except those that editors ignore. */
export async function listLowScores(db: Db, { views }: PilotFigures, below: number) {
  const rows = await allRows('select pages with a low score', (from, to) =>
    db
      .from('quality_pages')
      .select('row_id, entity, path, name, score, weight, findings, ignored')
      .lt('score', below)
      .order('id')
      .range(from, to),
  );
  const types = await contentTypes(
    db,
    rows.filter(({ entity }) => entity === 'content').map(({ row_id }) => row_id),
  );
  return rows.flatMap(({ row_id: rowId, entity, path, findings, ignored, ...page }) =>
    isEntityTable(entity)
      ? {
          ...page,
          rowId,
          entity,
          type: types.get(rowId) ?? null,
          findings: findingsSchema.parse(findings).filter(({ check }) => !ignored.includes(check)),
          views: views[path] ?? 0,
        }
      : [],
  );
}

const IDS = 100;

async function contentTypes(db: Db, ids: string[]): Promise<Map<string, 'guide' | 'article'>> {
  const types = new Map<string, 'guide' | 'article'>();
  for (let from = 0; from < ids.length; from += IDS) {
    const { data, error } = await db
      .from('content')
      .select('id, content_type')
      .in('id', ids.slice(from, from + IDS));
    if (error) throw new DatabaseError('select types of content', error);
    for (const { id, content_type } of data) types.set(id, content_type as 'guide' | 'article');
  }
  return types;
}
