import { parsePath } from '@/lib/entities/path-grammar';
import { type EntityTable, ROOT_TABLES } from '@/lib/entities/registry';
import { categoryAliases } from '@/lib/fallback/category-aliases';
import { LEGAL_SLUGS } from '@/lib/fallback/legal/legal-page';
import { COMPARE_PATH, comparedSlugs } from './compare-path';
import { MOVED_PATHS } from './legacy-redirects';
import {
  FEED_PATH,
  SALE_CALENDAR_PATH,
  SALE_DATES_CSV_PATH,
  SALE_DATES_IN_STORE_PATH,
  SALE_DATES_JSON_PATH,
  SALE_DATES_MEMBERS_PATH,
  SALE_DATES_ONLINE_PATH,
  SALE_DATES_PATH,
} from './paths';

/** The kind of page to which a link leads, judging by the link's path alone. */
export type LinkTarget =
  /** The link leads to another site, an email address, or a fragment of the same page. */
  | { kind: 'elsewhere' }
  | { kind: 'page'; isHidden: boolean }
  /**
   * The link leads to the row with this slug. If several of `tables` contain the slug, it leads to the row in the first
   * of them.
   */
  | { kind: 'row'; tables: EntityTable[]; slug: string }
  | { kind: 'none' };

const PAGES = [
  COMPARE_PATH,
  ...['/', '/sitemap', FEED_PATH, '/sitemap.xml', '/llms.txt', '/robots.txt'],
  ...[SALE_DATES_PATH, SALE_DATES_ONLINE_PATH, SALE_DATES_IN_STORE_PATH, SALE_DATES_MEMBERS_PATH],
  ...[SALE_DATES_CSV_PATH, SALE_DATES_JSON_PATH, SALE_CALENDAR_PATH],
  ...LEGAL_SLUGS.map((slug) => `/${slug}`),
  // Old paths, which redirect to pages.
  ...MOVED_PATHS,
];
/** Matches the paths of pages that search engines must not list. */
const HIDDEN = /^\/(search|shortlist|auth|admin)(\/|$)/;

/** Returns the kind of page to which a link in a menu or text leads. */
export function linkTarget(href: string): LinkTarget {
  if (!href.startsWith('/')) return { kind: 'elsewhere' };
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  if (HIDDEN.test(path)) return { kind: 'page', isHidden: true };
  if (PAGES.includes(path) || isComparison(path)) return { kind: 'page', isHidden: false };
  const parsed = parsePath(path);
  switch (parsed?.kind) {
    case 'list':
    case 'directory':
      return { kind: 'page', isHidden: false };
    case 'slug':
      return row(ROOT_TABLES, parsed.slug);
    case 'row':
      return row([parsed.table], parsed.slug);
    case undefined:
      return { kind: 'none' };
  }
}

/** Returns whether a path looks like that of a comparison page. Does not check that the shops exist. */
const isComparison = (path: string) =>
  path.startsWith(`${COMPARE_PATH}/`) &&
  (comparedSlugs(path.slice(COMPARE_PATH.length + 1))?.length ?? 0) > 1;

const row = (tables: EntityTable[], slug: string): LinkTarget => ({
  kind: 'row',
  tables,
  slug:
    tables.includes('categories') && Object.hasOwn(categoryAliases, slug)
      ? String(categoryAliases[slug])
      : slug,
});
