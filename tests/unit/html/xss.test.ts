/** @jest-environment jsdom */
import { sanitiseHtml } from '../../../lib/html/sanitize.ts';
import { HTML_ATTRIBUTES, HTML_TAGS } from '../../../lib/html/policy.ts';
import { richHtml } from '../../../lib/html/article.ts';
import { OWN_XSS_CORPUS, XSS_CORPUS } from '../../helpers/xss-corpus.ts';

const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/** All that a browser would make of it and that an article has no use for. */
function strangers(html: string): string[] {
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
  const harmless = OWN_XSS_CORPUS.filter(({ html }) => strangers(html).length === 0);
  const asText = OWN_XSS_CORPUS.filter(({ group }) => group === 'text that must stay text');
  expect(harmless).toEqual(asText);
  expect(OWN_XSS_CORPUS.length).toBeGreaterThan(100);
  // Half of the naughty strings aim at browsers that are no more.
  const harmful = XSS_CORPUS.filter(({ html }) => strangers(html).length > 0);
  expect(harmful.length).toBeGreaterThan(OWN_XSS_CORPUS.length + 100);
});

test.each(XSS_CORPUS)('$group: $html', ({ html }) => {
  const clean = sanitiseHtml(html);
  expect(strangers(clean)).toEqual([]);
  // Read and written once more it stays what it is: nothing hides in it that a second reading sets free.
  expect(sanitiseHtml(clean)).toBe(clean);
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  // White space at the beginning of a document is dropped by every parser.
  expect(sanitiseHtml(body.innerHTML)).toBe(clean.trimStart());
});

test.each(XSS_CORPUS)('a page shows nothing dangerous of $group: $html', ({ html }) => {
  const shown = richHtml(html).html;
  const own = /^(div\[(tabindex|role|aria-label)\]|div|img\[(loading|decoding)\])$/;
  expect(strangers(shown).filter((stranger) => !own.test(stranger))).toEqual([]);
});
