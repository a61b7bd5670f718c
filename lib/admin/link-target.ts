import { categoryAliases } from '@/lib/fallback/category-aliases';
import { LEGAL_SLUGS } from '@/lib/fallback/legal/legal-page';
import { MOVED_PATHS } from '@/lib/legacy-addresses';
import { FEED_PATH } from '@/lib/paths';

export type TargetTable = 'retailers' | 'categories' | 'subcategories' | 'products' | 'content';

/** What a link leads to, as far as its form says it. */
export type LinkTarget =
  /** Another site, a mail, a place on the page. */
  | { kind: 'elsewhere' }
  | { kind: 'page'; isHidden: boolean }
  /** A row of one of these tables, the first that has the slug. */
  | { kind: 'row'; tables: TargetTable[]; slug: string }
  | { kind: 'none' };

const PAGES = [
  ...['/', '/retailers', '/retailers/directory', '/categories', '/products', '/products/directory'],
  ...['/content', '/sitemap', FEED_PATH, '/sitemap.xml', '/llms.txt', '/robots.txt'],
  ...LEGAL_SLUGS.map((slug) => `/${slug}`),
  // Each of these leads on to a page.
  ...MOVED_PATHS,
];
/** Pages that search engines are asked to leave out. */
const HIDDEN = /^\/(search|auth|admin)(\/|$)/;
/** Further pages of the lists. */
const LIST_PAGE = /^\/(retailers|products|categories|content)\/(page\/\d+|directory\/.+)$/;

const TABLES: Record<string, TargetTable> = {
  retailers: 'retailers',
  categories: 'categories',
  content: 'content',
  guides: 'content',
  articles: 'content',
};

/** Reads a link as it stands in a menu or a text. */
export function linkTarget(href: string): LinkTarget {
  if (!href.startsWith('/')) return { kind: 'elsewhere' };
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  if (HIDDEN.test(path)) return { kind: 'page', isHidden: true };
  if (PAGES.includes(path) || LIST_PAGE.test(path)) return { kind: 'page', isHidden: false };
  const [first = '', second, third, ...more] = path.slice(1).split('/');
  if (second === undefined) return row(['retailers', 'categories', 'products', 'content'], first);
  if (first === 'categories' && third !== undefined) {
    const isPage = more.length === 0 || (more[0] === 'page' && more.length === 2);
    return isPage && third !== 'page' ? row(['subcategories'], third) : row(['categories'], second);
  }
  if (third !== undefined) return { kind: 'none' };
  // Any other pair is a product in its category.
  return row([TABLES[first] ?? 'products'], second);
}

const row = (tables: TargetTable[], slug: string): LinkTarget => ({
  kind: 'row',
  tables,
  slug:
    tables.includes('categories') && Object.hasOwn(categoryAliases, slug)
      ? String(categoryAliases[slug])
      : slug,
});
