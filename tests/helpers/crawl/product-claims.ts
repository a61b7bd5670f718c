import { blocksOf } from './json-ld.ts';
import { type SitePage, singleSpaced } from './read-page.ts';

/** Returns a message for each of the given texts that the page's main element does not contain. */
export const unseen = ({ path, text }: SitePage, texts: string[]) =>
  texts.filter((claim) => !text.includes(singleSpaced(claim))).map((claim) => `${path}: '${claim}'`);

const pounds = (price: number) => `£${price.toLocaleString('en-GB')}`;

/**
 * Checks the names, prices and URLs of products in a page's structured data. Returns a message for each that is wrong
 * or that visitors do not see.
 */
export const wrongProductData = (page: SitePage): string[] =>
  blocksOf(page.jsonLd, 'Product').flatMap(({ name, url, offers: { lowPrice, highPrice } }) => [
    ...unseen(page, [name, pounds(lowPrice), ...(highPrice ? [pounds(highPrice)] : [])]),
    ...(url === page.url ? [] : [`${page.path}: its url is ${url}`]),
    ...(highPrice && highPrice < lowPrice ? [`${page.path}: ${lowPrice} to ${highPrice}`] : []),
  ]);
