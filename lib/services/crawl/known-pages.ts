import 'server-only';
import { type KnownPage, listActiveRedirects, listEntityRows } from '@/lib/data/pages';
import { parsePath, rowPath } from '@/lib/entities/path-grammar';
import { siteUrl } from '@/lib/routing/site-url';
import type { Db } from '@/lib/supabase/public';
import { requestText } from './request';

/**
 * Returns the known pages by path: the pages in the sitemap, the pages of rows, and the redirects. If `paths` is given,
 * leaves out rows and redirects that cannot have any of these paths.
 */
export async function listKnownPages(
  db: Db,
  { paths, signal }: { paths?: string[]; signal: AbortSignal },
): Promise<Map<string, KnownPage>> {
  const slugs = paths?.map((path) => path.split('/').at(-1) ?? '');
  const [inSitemap, entities, redirects] = await Promise.all([
    readSitemap(signal),
    listEntityRows(db, { slugs }),
    listActiveRedirects(db, { paths }),
  ]);
  const known = new Map<string, KnownPage>();
  const note = (path: string, page: Pick<KnownPage, 'type' | 'row_id' | 'is_published' | 'changed_at'>) =>
    known.set(path, {
      ...{ path, ...page },
      in_sitemap: inSitemap.has(path),
      changed_at: inSitemap.get(path) ?? page.changed_at,
    });
  for (const { id, from_path, updated_at } of redirects)
    note(from_path, { type: 'redirects', row_id: id, is_published: true, changed_at: updated_at });
  for (const [table, rows] of entities) {
    for (const { id, slug, parent, isPublished, changedAt } of rows) {
      const page = { type: table, row_id: id, is_published: isPublished, changed_at: changedAt };
      note(rowPath(table, { slug, parent }), page);
    }
  }
  for (const path of inSitemap.keys()) {
    if (!known.has(path))
      note(path, { type: typeOf(path), row_id: null, is_published: true, changed_at: null });
  }
  return known;
}

/**
 * Returns the type of a page that does not show a single row. The type is 'list' for a list of rows, an A to Z
 * directory and page 2 or later of a list ('/page/2'), otherwise 'page'.
 */
function typeOf(path: string): string {
  const parsed = parsePath(path.replace(/\?.*$/, ''));
  return parsed && parsed.kind !== 'slug' ? 'list' : 'page';
}

/** Returns the paths in the site's sitemap, each with the time of its last change. */
async function readSitemap(signal: AbortSignal): Promise<Map<string, string | null>> {
  const index = await requestText('/sitemap.xml', signal);
  const parts = await Promise.all(urlsIn(index).map(({ path }) => requestText(path, signal)));
  return new Map(parts.flatMap(urlsIn).map(({ path, changedAt }) => [path, changedAt]));
}

const ENTITY = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/**
 * Returns the paths in one of the site's own sitemaps. Does not need an XML parser, because lib/services/seo/sitemap.ts
 * always writes the same format.
 */
function urlsIn(xml: string): { path: string; changedAt: string | null }[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
    ([, location = '', changedAt = null]) => {
      const url = location.replace(
        /&(?:amp|lt|gt|quot|apos);/g,
        (found) => ENTITY[found as keyof typeof ENTITY],
      );
      return { path: url.slice(siteUrl().length) || '/', changedAt };
    },
  );
}
