import { blocksOf } from './json-ld.ts';
import { type SitePage, singleSpaced } from './read-page.ts';

/** Returns a message for each of the given texts that the page's main element does not contain. */
export const unseen = ({ path, text }: SitePage, texts: string[]) =>
  texts.filter((claim) => !text.includes(singleSpaced(claim))).map((claim) => `${path}: '${claim}'`);

const pounds = (price: number) => `£${price.toLocaleString('en-GB')}`;

/**
 * Returns a message for each claim about products in a page's structured data that is wrong, or that visitors do not
 * see: names, prices and URLs.
 */
export const wrongProductData = (page: SitePage): string[] =>
  blocksOf(page.jsonLd, 'Product').flatMap(({ name, url, offers: { lowPrice, highPrice } }) => [
    ...unseen(page, [name, pounds(lowPrice), ...(highPrice ? [pounds(highPrice)] : [])]),
    ...(url === page.url ? [] : [`${page.path}: its url is ${url}`]),
    ...(highPrice && highPrice < lowPrice ? [`${page.path}: ${lowPrice} to ${highPrice}`] : []),
  ]);
