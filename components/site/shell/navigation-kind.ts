/** Every path of one segment that is a page of its own. */
const PAGES =
  /^\/(retailers|categories|products|content|guides|articles|search|auth|admin|privacy|cookie-policy|terms|how-we-make-money|contact|about|accessibility|complaints|sitemap)$/;

/** A single-segment slug is looked up and then redirected (decision 7); everything else is a page that loads. */
export function navigationKind(pathname: string): 'page' | 'redirect' {
  return /^\/[a-z0-9-]+$/.test(pathname) && !PAGES.test(pathname) ? 'redirect' : 'page';
}
