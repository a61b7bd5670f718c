import 'server-only';
import { getLegalPage } from '@/lib/data/legal-pages';
import { countSitemapRows, listSitemapRows } from '@/lib/data/sitemap';
import { rowPath } from '@/lib/entities/path-grammar';
import { ENTITY_TABLES, type EntityTable, isEntityTable } from '@/lib/entities/registry';
import { LEGAL_SLUGS } from '@/lib/fallback/legal/legal-page';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { absoluteUrl } from '@/lib/routing/site-url';
import { escapeXml } from '@/lib/seo/escape-xml';
import { listIndexablePairs } from '@/lib/services/compare/comparison';
import { listSalePages } from '@/lib/services/sale-dates/list-sale-pages';
import { listPaths } from './list-paths';

/**
 * The maximum number of URLs in one part of the sitemap. It is well below the limits for one file, 50,000 URLs and 50
 * MB (sitemaps.org/protocol.html).
 */
const PART_SIZE = 10_000;

/**
 * Single pages that the sitemap always lists: the home page, the sitemap for people, and the page for choosing shops to
 * compare.
 */
const FIXED_PATHS = ['/', '/sitemap', COMPARE_PATH];

export interface SitemapEntry {
  url: string;
  /** The ISO time of the page's last change; null if unknown. */
  lastModified: string | null;
}

/** Returns the names of all parts of the sitemap: 'pages', then 'retailers-1', 'retailers-2', … */
export async function listSitemapParts(): Promise<string[]> {
  const counts = await countSitemapRows();
  const parts = ENTITY_TABLES.flatMap((entity) =>
    Array.from({ length: Math.ceil(counts[entity] / PART_SIZE) }, (_, index) => `${entity}-${index + 1}`),
  );
  return ['pages', ...parts];
}

/** Returns the entries of one part of the sitemap; null if the part does not exist. */
export async function getSitemapPart(name: string): Promise<SitemapEntry[] | null> {
  if (name === 'pages') {
    const [salePages, pairs] = await Promise.all([listSalePages(), listIndexablePairs()]);
    const paths = [
      ...FIXED_PATHS,
      ...[...salePages, ...pairs].map(({ path }) => path),
      ...(await listPaths()),
    ];
    const legal = await Promise.all(LEGAL_SLUGS.map(getLegalPage));
    return [
      ...paths.map((path) => ({ url: absoluteUrl(path), lastModified: null })),
      ...legal.map(({ slug, content_changed_at }) => ({
        url: absoluteUrl(`/${slug}`),
        lastModified: content_changed_at,
      })),
    ];
  }
  const { entity, number } = parsePartName(name) ?? {};
  // Check that the part exists before reading its rows: even an empty result would be stored on disk.
  if (!entity || !number || !(await listSitemapParts()).includes(name)) return null;
  const rows = await listSitemapRows(entity, (number - 1) * PART_SIZE, PART_SIZE);
  if (rows.length === 0) return null;
  return rows.map(({ slug, category, changed_at }) => ({
    url: absoluteUrl(rowPath(entity, { slug, parent: category })),
    lastModified: changed_at,
  }));
}

function parsePartName(name: string): { entity: EntityTable; number: number } | null {
  const [, entity = '', number] = /^([a-z_]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  return isEntityTable(entity) ? { entity, number: Number(number) } : null;
}

/** Returns one part of the sitemap as XML (sitemaps.org/protocol.html). */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, lastModified }) =>
      `<url><loc>${escapeXml(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Returns the index of all parts of the sitemap as XML. */
export function sitemapIndexXml(parts: string[]): string {
  const items = parts.map(
    (part) => `<sitemap><loc>${escapeXml(absoluteUrl(`/sitemaps/${part}.xml`))}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</sitemapindex>\n`;
}
