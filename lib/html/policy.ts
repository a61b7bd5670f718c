// The elements and attributes that an editor's HTML may contain. lib/html/sanitize removes all others, and the
// rich-text editor creates no others. Browser code may import this file.

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
  // The sanitiser keeps `rel` on paid links only (lib/affiliates/paid-links).
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

/**
 * The class of the empty `<aside>` at the place in a text where the page shows an offer widget. The `title` attribute
 * of the `<aside>` contains the widget's id.
 */
export const WIDGET_CLASS = 'offer-widget-slot';

const ALLOWED_URL = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** Matches the characters that browsers strip from a URL, and other kinds of white space. */
const BLANK = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/**
 * Returns whether a link or picture may have this URL. `/\host` is not allowed, because browsers read it as `//host`,
 * another site.
 */
export const isAllowedUrl = (url: string): boolean => ALLOWED_URL.test(url.replace(BLANK, ''));

export const URL_HINT = 'https://…, http://…, mailto:…, tel:…, a path on this site (/retailers) or #…';
