// In the browser only the rich-text editor may import this, because the library is too heavy for public pages.
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
  // Every id is also a global variable: `__next_f` or `TURBOPACK` would shadow the scripts' own variable.
  if (attrName === 'id' && !isSlug(attrValue)) attribute.keepAttr = false;
  // Checked here, because the library's own option allows data: URLs for pictures.
  if ((attrName === 'href' || attrName === 'src') && !isAllowedUrl(attrValue)) attribute.keepAttr = false;
});

/**
 * Reduces an editor's HTML to the allowed elements and attributes, so that it is safe to render. Sets `rel` on paid
 * links: ticked ones, and those to networks and to the hosts in `shops` (lib/data/retailer-hosts).
 */
export function sanitiseHtml(html: string, shops: readonly string[] = []): string {
  return sanitisedElement(html, shops).innerHTML;
}

/** Returns sanitised HTML as a DOM element, for further changes (lib/html/article). */
export function sanitisedElement(html: string, shops: readonly string[] = []): HTMLElement {
  // With RETURN_DOM the result is the <body> of the sanitised document; a <frameset> leaves none.
  const bodyOf = (text: string) =>
    DOMPurify.sanitize(text, { ...POLICY, RETURN_DOM: true }) as HTMLElement | null;
  const root = bodyOf(html) ?? (bodyOf('') as HTMLElement);
  markPaidLinks(root, shops);
  return root;
}
