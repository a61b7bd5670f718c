import { hostAndParents, networkOf } from './affiliate-networks';

/** The `rel` of every paid link, for search engines (docs/product.md#advertising-disclosure). */
export const PAID_REL = 'sponsored nofollow noopener';

/** The class of the word 'Ad' in a link (app/styles/content.css). */
export const AD_MARK = 'ad-mark';

/** Returns the host of an external link as browsers parse it, otherwise null. */
function hostOf(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, hostname } = new URL(href);
  return /^https?:$/.test(protocol) ? hostname.replace(/\.$/, '') : null;
}

/**
 * Returns the hosts that a retailer's link makes paid: its own without 'www.', and the hosts of URLs in its query,
 * where networks put the shop's page.
 */
export function hostsOfShop(ctaUrl: string): string[] {
  if (!URL.canParse(ctaUrl)) return [];
  const named = [...new URL(ctaUrl).searchParams.values()].filter((value) => /^https?:\/\//i.test(value));
  return [ctaUrl, ...named].flatMap((url) => {
    const host = hostOf(url)?.replace(/^www\d?\./, '');
    return host && host.includes('.') && !networkOf(host) ? [host] : [];
  });
}

/** Returns whether a link to this URL may earn a commission; `shops` are hosts of retailers. */
export function isPaidUrl(href: string, shops: readonly string[] = []): boolean {
  const host = hostOf(href);
  if (!host) return false;
  return networkOf(host) !== undefined || hostAndParents(host).some((each) => shops.includes(each));
}

/** Returns the hosts that a text contains. Its cache key needs only these, so a new retailer does not affect other texts. */
export function shopsNamedIn(html: string, shops: readonly string[]): string[] {
  const text = html.toLowerCase();
  return shops.filter((host) => text.includes(host));
}

/**
 * Sets the `rel` of paid links on links that an editor ticked or that lead to a paid host, and removes it from others.
 */
export function markPaidLinks(root: ParentNode, shops: readonly string[] = []): void {
  for (const link of root.querySelectorAll('[rel], a[href]')) {
    const isTicked = link.matches('a[href][rel~="sponsored" i]');
    if (isTicked || isPaidUrl(link.getAttribute('href') ?? '', shops)) link.setAttribute('rel', PAID_REL);
    else link.removeAttribute('rel');
  }
}
