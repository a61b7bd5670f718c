import { isTooNested } from './depth';
import { sanitisedElement } from './sanitize';

export interface HtmlLink {
  url: string;
  rel: string;
}

const LINKED = [
  ['a[href]', 'href'],
  ['img[src]', 'src'],
] as const;

/**
 * Returns the URLs of the links and pictures in a text, and the `rel` that each has on the public page. Returns none if
 * the text contains no absolute URL or is too complex (lib/html/depth).
 */
export function linksOfHtml(html: string, shops: readonly string[]): HtmlLink[] {
  if (!html.includes('://') || isTooNested(html)) return [];
  const root = sanitisedElement(html, shops);
  return LINKED.flatMap(([selector, attribute]) =>
    [...root.querySelectorAll(selector)].map((element) => ({
      url: (element.getAttribute(attribute) ?? '').trim(),
      rel: element.getAttribute('rel') ?? '',
    })),
  );
}

/** Replaces the URLs of links and pictures in a text. Returns the text unchanged if no URL was replaced. */
export function replaceHtmlLinks(
  html: string,
  shops: readonly string[],
  replace: (url: string) => string,
): string {
  if (!html.includes('://') || isTooNested(html)) return html;
  const root = sanitisedElement(html, shops);
  let isChanged = false;
  for (const [selector, attribute] of LINKED) {
    for (const element of root.querySelectorAll(selector)) {
      const url = (element.getAttribute(attribute) ?? '').trim();
      const next = replace(url);
      if (next === url) continue;
      element.setAttribute(attribute, next);
      isChanged = true;
    }
  }
  return isChanged ? root.innerHTML : html;
}
