// What an editor's HTML may consist of: lib/html enforces it, the rich-text editor keeps to it. No secret, no server code.

export const HTML_TAGS = [
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
  'details',
  'summary',
];

export const HTML_ATTRIBUTES = [
  'href',
  // Kept on paid links alone (lib/paid-links).
  'rel',
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

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** What a browser leaves out of an address before it reads it, and a little more. */
const BLANK = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/** Whether a link or a picture may have this address. A browser reads `/\host` as `//host`, another site. */
export const isAllowedAddress = (address: string): boolean => ADDRESS.test(address.replace(BLANK, ''));

export const ADDRESS_HINT = 'https://…, http://…, mailto:…, tel:…, a path of this site (/retailers) or #…';
