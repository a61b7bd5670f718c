// In the browser only the rich-text editor may import this: the library weighs more than a public page may.
import DOMPurify from 'isomorphic-dompurify';
import { HTML_ATTRIBUTES, HTML_TAGS, isAllowedAddress } from './html-policy';
import { markPaidLinks } from './paid-links';
import { isSlug } from './slug';

const POLICY = {
  ALLOWED_TAGS: HTML_TAGS,
  ALLOWED_ATTR: HTML_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
};

DOMPurify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName, attrValue } = attribute;
  // An id is also a name of the window: `__next_f` or `TURBOPACK` would stand before the scripts' own.
  if (attrName === 'id' && !isSlug(attrValue)) attribute.keepAttr = false;
  // Asked here and not by the library's own option, which lets data: pass on pictures.
  if ((attrName === 'href' || attrName === 'src') && !isAllowedAddress(attrValue)) attribute.keepAttr = false;
});

/**
 * HTML of an editor, reduced to the tags and attributes of an article; safe to put into a page. Paid links say so in their
 * `rel`: those that are ticked, and those to networks and to the hosts of `shops` (lib/data/retailer-hosts).
 */
export function sanitiseHtml(html: string, shops: readonly string[] = []): string {
  return sanitisedElement(html, shops).innerHTML;
}

/** The same as a document, for what changes it further before it is shown (lib/rich-html). */
export function sanitisedElement(html: string, shops: readonly string[] = []): HTMLElement {
  // With RETURN_DOM the answer is the <body> of the sanitised document; a <frameset> leaves none.
  const bodyOf = (text: string) =>
    DOMPurify.sanitize(text, { ...POLICY, RETURN_DOM: true }) as HTMLElement | null;
  const root = bodyOf(html) ?? (bodyOf('') as HTMLElement);
  markPaidLinks(root, shops);
  return root;
}
