import { SITE_NAME } from '@/lib/config/site-name';
import { ENTITIES, LISTED_TABLES, type ListedTable } from '@/lib/entities/registry';

/** What a search engine shows of a title. */
const TITLE_LENGTH = 60;

/** The titles of pages, for their metadata, their headings and their social cards alike. */
export const INDEX_TITLES = Object.fromEntries(
  LISTED_TABLES.map((table) => [table, ENTITIES[table].list.title]),
) as Record<ListedTable, string>;

export const SITEMAP_TITLE = 'Sitemap';

/** Of a retailer; one without a Boxing Day sale is not headed as one. */
export const retailerTitle = (name: string, hasSale: boolean) =>
  hasSale ? `${name} Boxing Day sale` : `${name} after Christmas`;

/** Of a category, a subcategory or a product. */
export const inTheSales = (name: string) => `${name} in the Boxing Day sales`;

/** The wordings of a page's title for its metadata, the most telling one first: of a retailer, and of the other entities. */
export const retailerTitles = (name: string, hasSale: boolean): [string, string] => [
  retailerTitle(name, hasSale),
  name,
];
export const salesTitles = (name: string): [string, string] => [inTheSales(name), name];

/** Of the lists of content. */
export const forTheSales = (name: string) => `${name} for the Boxing Day sales`;

/** The heading of the pages after the first of a category's products. */
export const productListTitle = (name: string, page: number) => `${name}: products, page ${page}`;

/** Metadata titles of those pages; the second is for long names. */
export const productListTitles = (name: string, page: number): [string, string] => [
  productListTitle(name, page),
  `${name}, page ${page}`,
];

/**
 * The first of these wordings, the most telling one first, that a search engine shows uncut, with the site's name where
 * that fits too; the last one alone when none does.
 */
function fittingTitle(wordings: readonly [string, ...string[]]): string {
  const candidates = wordings.flatMap((wording) =>
    wording.includes(SITE_NAME) ? [wording] : [`${wording} | ${SITE_NAME}`, wording],
  );
  return candidates.find(({ length }) => length <= TITLE_LENGTH) ?? candidates.at(-1) ?? wordings[0];
}

/** The title of a page: what an editor has written for it, else the first of its wordings that fits. */
export function pageTitle(
  own: string | null | undefined,
  wordings: string | readonly [string, ...string[]],
): string {
  const wording = own?.trim() || wordings;
  return fittingTitle(typeof wording === 'string' ? [wording] : wording);
}
