// In the browser only the rich-text editor may import this file, because DOMPurify is too heavy for public pages.
import DOMPurify from 'isomorphic-dompurify';
import { markPaidLinks } from '@/lib/affiliates/paid-links';
import { isSlug } from '@/lib/routing/slug';
import { HTML_ATTRIBUTES, HTML_TAGS, isAllowedUrl } from './policy';

const POLICY = {
  ALLOWED_TAGS: HTML_TAGS,
  ALLOWED_ATTR: HTML_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
};

DOMPurify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName, attrValue } = attribute;
  // Allow only slugs as ids. Browsers make every id a global variable, so `__next_f` or `TURBOPACK` would shadow a
  // variable of the site's scripts.
  if (attrName === 'id' && !isSlug(attrValue)) attribute.keepAttr = false;
  // Check URLs here, because DOMPurify's own option allows data: URLs for pictures.
  if ((attrName === 'href' || attrName === 'src') && !isAllowedUrl(attrValue)) attribute.keepAttr = false;
});

/**
 * Reduces an editor's HTML to the allowed elements and attributes, so that it is safe to render. Sets `rel` on paid
 * links: links that an editor has ticked, links to affiliate networks, and links to the hosts in `shops`
 * (lib/data/retailer-hosts).
 */
export function sanitiseHtml(html: string, shops: readonly string[] = []): string {
  return sanitisedElement(html, shops).innerHTML;
}

/** Sanitises HTML and returns it as a DOM element, for further changes (lib/html/article). */
export function sanitisedElement(html: string, shops: readonly string[] = []): HTMLElement {
  // With RETURN_DOM, DOMPurify returns the <body> of the sanitised document. HTML with a <frameset> has no <body>.
  const bodyOf = (text: string) =>
    DOMPurify.sanitize(text, { ...POLICY, RETURN_DOM: true }) as HTMLElement | null;
  const root = bodyOf(html) ?? (bodyOf('') as HTMLElement);
  markPaidLinks(root, shops);
  return root;
}
