import { hostAndParents, networkOf } from './affiliate-networks';
import { urlsWithin } from './target-page';

/** The value of the `rel` attribute of every paid link, for search engines (docs/product.md#advertising-disclosure). */
export const PAID_REL = 'sponsored nofollow noopener';

/** The value of the `rel` attribute of links to sources, which earn nothing. */
export const SOURCE_REL = 'nofollow noopener';

/** The CSS class of the word 'Ad' in a paid link (app/styles/content.css). */
export const AD_MARK = 'ad-mark';

/** Returns the host of an absolute http or https URL, parsed as browsers do; null for any other link. */
function hostOf(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, hostname } = new URL(href);
  return /^https?:$/.test(protocol) ? hostname.replace(/\.$/, '') : null;
}

/**
 * Returns the hosts of a shop. Links to these hosts are paid. The hosts come from the retailer's link: the link's own
 * host without 'www.', and the hosts of URLs within it (`urlsWithin`), where affiliate networks put the URL of the shop's
 * page. Leaves out the hosts of affiliate networks.
 */
export function hostsOfShop(ctaUrl: string): string[] {
  if (!URL.canParse(ctaUrl)) return [];
  const url = new URL(ctaUrl);
  return [url, ...urlsWithin(url)].flatMap(({ href }) => {
    const host = hostOf(href)?.replace(/^www\d?\./, '');
    return host && host.includes('.') && !networkOf(host) ? [host] : [];
  });
}

/** Returns whether a link to this URL may earn a commission. `shops` are the hosts of retailers. */
export function isPaidUrl(href: string, shops: readonly string[] = []): boolean {
  const host = hostOf(href);
  if (!host) return false;
  return networkOf(host) !== undefined || hostAndParents(host).some((each) => shops.includes(each));
}

/**
 * Returns the hosts in `shops` that a text contains. The cache key of the prepared text contains only these hosts. So
 * after a retailer is added, a text without the retailer's hosts keeps its cache entry.
 */
export function shopsNamedIn(html: string, shops: readonly string[]): string[] {
  const text = html.toLowerCase();
  return shops.filter((host) => text.includes(host));
}

/**
 * Sets `rel` on every paid link in an element: links that an editor has ticked as paid, and links to a paid host.
 * Removes `rel` from everything else.
 */
export function markPaidLinks(root: ParentNode, shops: readonly string[] = []): void {
  for (const link of root.querySelectorAll('[rel], a[href]')) {
    const isTicked = link.matches('a[href][rel~="sponsored" i]');
    if (isTicked || isPaidUrl(link.getAttribute('href') ?? '', shops)) link.setAttribute('rel', PAID_REL);
    else link.removeAttribute('rel');
  }
}
