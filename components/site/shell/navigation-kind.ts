/** Every path of one segment that is a page of its own. */
const PAGES =
  /^\/(retailers|categories|products|content|guides|articles|search|auth|admin|privacy|cookie-policy|terms|how-we-make-money|contact|about|accessibility|complaints|sitemap)$/;

/** A slug alone is looked up and redirected (docs/product.md#single-segment-addresses). Every other path is a page. */
export function navigationKind(pathname: string): 'page' | 'redirect' {
  return /^\/[a-z0-9-]+$/.test(pathname) && !PAGES.test(pathname) ? 'redirect' : 'page';
}
