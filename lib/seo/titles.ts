import { SITE_NAME } from '@/lib/config/site-name';
import { ENTITIES, LISTED_TABLES, type ListedTable } from '@/lib/entities/registry';

/** The maximum number of characters that search engines show of a title. */
const TITLE_LENGTH = 60;

/** The titles of the list pages, for their metadata, headings and social cards. */
export const INDEX_TITLES = Object.fromEntries(
  LISTED_TABLES.map((table) => [table, ENTITIES[table].list.title]),
) as Record<ListedTable, string>;

export const SITEMAP_TITLE = 'Sitemap';

/** Returns the title of a retailer's page. The title must not announce a sale if the shop has no Boxing Day sale. */
export const retailerTitle = (name: string, hasSale: boolean) =>
  hasSale ? `${name} Boxing Day sale` : `${name} after Christmas`;

/** Returns the title of the page of a category, subcategory or product. */
export const inTheSales = (name: string) => `${name} in the Boxing Day sales`;

/** Returns the title of a list of guides, of articles or of both. */
export const forTheSales = (name: string) => `${name} for the Boxing Day sales`;

/** Returns the heading of page 2 and later pages of a category's list of products. */
export const productListTitle = (name: string, page: number) => `${name}: products, page ${page}`;

/**
 * Returns possible metadata titles for page 2 and later pages of a category's list of products. The second title is for
 * long names.
 */
export const productListTitles = (name: string, page: number): [string, string] => [
  productListTitle(name, page),
  `${name}, page ${page}`,
];

/**
 * Returns the first of several titles that is short enough for search engines to show in full. Adds the site's name if
 * it fits. If every title is too long, returns the last title unchanged.
 */
function fittingTitle(wordings: readonly [string, ...string[]]): string {
  const candidates = wordings.flatMap((wording) =>
    wording.includes(SITE_NAME) ? [wording] : [`${wording} | ${SITE_NAME}`, wording],
  );
  return candidates.find(({ length }) => length <= TITLE_LENGTH) ?? candidates.at(-1) ?? wordings[0];
}

/**
 * Returns the metadata title of a page: the title that an editor has entered, otherwise the first of `wordings` that is
 * short enough. Adds the site's name if it fits.
 */
export function pageTitle(
  own: string | null | undefined,
  wordings: string | readonly [string, ...string[]],
): string {
  const wording = own?.trim() || wordings;
  return fittingTitle(typeof wording === 'string' ? [wording] : wording);
}
