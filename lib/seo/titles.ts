import { SITE_NAME } from '@/lib/config/site-name';
import { ENTITIES, LISTED_TABLES, type ListedTable } from '@/lib/entities/registry';

/** The number of characters of a title that search engines show. */
const TITLE_LENGTH = 60;

/** The titles of the list pages, for metadata, headings and social cards. */
export const INDEX_TITLES = Object.fromEntries(
  LISTED_TABLES.map((table) => [table, ENTITIES[table].list.title]),
) as Record<ListedTable, string>;

export const SITEMAP_TITLE = 'Sitemap';

/** Returns the title of a retailer's page. For a shop without a Boxing Day sale it must not announce one. */
export const retailerTitle = (name: string, hasSale: boolean) =>
  hasSale ? `${name} Boxing Day sale` : `${name} after Christmas`;

/** Returns the title of a category's, subcategory's or product's page. */
export const inTheSales = (name: string) => `${name} in the Boxing Day sales`;

/** Both return wordings of a metadata title, the most informative first: for retailers, and for other entities. */
export const retailerTitles = (name: string, hasSale: boolean): [string, string] => [
  retailerTitle(name, hasSale),
  name,
];
export const salesTitles = (name: string): [string, string] => [inTheSales(name), name];

/** Returns the title of a list of guides or articles. */
export const forTheSales = (name: string) => `${name} for the Boxing Day sales`;

/** Returns the heading of a category's further product pages. */
export const productListTitle = (name: string, page: number) => `${name}: products, page ${page}`;

/** Returns the metadata titles of these pages; the second one is for long names. */
export const productListTitles = (name: string, page: number): [string, string] => [
  productListTitle(name, page),
  `${name}, page ${page}`,
];

/**
 * Returns the first wording that search engines show in full, with the site's name if that fits, too. If none fits, it
 * returns the last wording without the site's name.
 */
function fittingTitle(wordings: readonly [string, ...string[]]): string {
  const candidates = wordings.flatMap((wording) =>
    wording.includes(SITE_NAME) ? [wording] : [`${wording} | ${SITE_NAME}`, wording],
  );
  return candidates.find(({ length }) => length <= TITLE_LENGTH) ?? candidates.at(-1) ?? wordings[0];
}

/** Returns the title of a page: the editor's if there is one, otherwise the first of its wordings that fits. */
export function pageTitle(
  own: string | null | undefined,
  wordings: string | readonly [string, ...string[]],
): string {
  const wording = own?.trim() || wordings;
  return fittingTitle(typeof wording === 'string' ? [wording] : wording);
}
