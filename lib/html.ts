import 'server-only';
import DOMPurify from 'isomorphic-dompurify';

const TAGS = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  's',
  'sub',
  'sup',
  'code',
  'abbr',
  'blockquote',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'img',
  'aside',
];
const ATTRIBUTES = [
  'href',
  'title',
  'id',
  'class',
  'scope',
  'colspan',
  'rowspan',
  'src',
  'alt',
  'width',
  'height',
];

const POLICY = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
  ALLOW_DATA_ATTR: false,
};

/** HTML of an editor, reduced to the tags and attributes of an article; safe to put into a page. */
export function sanitiseHtml(html: string): string {
  return DOMPurify.sanitize(html, POLICY);
}

/** The same as a document, for what changes it further before it is shown (lib/rich-html). */
export function sanitisedElement(html: string): HTMLElement {
  // With RETURN_DOM the answer is the <body> of the sanitised document.
  return DOMPurify.sanitize(html, { ...POLICY, RETURN_DOM: true }) as HTMLElement;
}
