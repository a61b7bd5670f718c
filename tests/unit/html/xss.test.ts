/** @jest-environment jsdom */
import { sanitiseHtml } from '../../../lib/html/sanitize.ts';
import { HTML_ATTRIBUTES, HTML_TAGS } from '../../../lib/html/policy.ts';
import { richHtml } from '../../../lib/html/article.ts';
import { OWN_XSS_CORPUS, XSS_CORPUS } from '../../helpers/xss-corpus.ts';

const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** Parses HTML as a browser would. Returns the elements, attributes and values that an article may not contain. */
function forbiddenParts(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const attributes = element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      if (!HTML_ATTRIBUTES.includes(name)) return [`${element.localName}[${name}]`];
      if ((name === 'href' || name === 'src') && !ADDRESS.test(value.replace(/\s/g, '')))
        return [`${name}=${value}`];
      if (name === 'id' && !/^[a-z0-9-]+$/.test(value)) return [`id=${value}`];
      return [];
    });
    return [...HTML_TAGS, 'html', 'head', 'body'].includes(element.localName)
      ? attributes
      : [element.localName, ...attributes];
  });
}

test('every attack in the collection contains something to remove, except those that only look dangerous', () => {
  const harmless = OWN_XSS_CORPUS.filter(({ html }) => forbiddenParts(html).length === 0);
  const asText = OWN_XSS_CORPUS.filter(({ group }) => group === 'text that must stay text');
  expect(harmless).toEqual(asText);
  expect(OWN_XSS_CORPUS.length).toBeGreaterThan(100);
  // The corpus also has texts that do no harm here: half of the naughty strings attack only browsers that no longer
  // exist.
  const harmful = XSS_CORPUS.filter(({ html }) => forbiddenParts(html).length > 0);
  expect(harmful.length).toBeGreaterThan(OWN_XSS_CORPUS.length + 100);
});

test.each(XSS_CORPUS)('$group: $html', ({ html }) => {
  const clean = sanitiseHtml(html);
  expect(forbiddenParts(clean)).toEqual([]);
  // A second sanitising must change nothing. Otherwise dangerous markup could appear when the result is parsed again.
  expect(sanitiseHtml(clean)).toBe(clean);
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  // Trims the beginning, because every parser drops white space at the beginning of a document.
  expect(sanitiseHtml(body.innerHTML)).toBe(clean.trimStart());
});

test.each(XSS_CORPUS)('a page shows nothing dangerous of $group: $html', ({ html }) => {
  const shown = richHtml(html).html;
  const own = /^(div\[(tabindex|role|aria-label)\]|div|img\[(loading|decoding)\])$/;
  expect(forbiddenParts(shown).filter((part) => !own.test(part))).toEqual([]);
});
