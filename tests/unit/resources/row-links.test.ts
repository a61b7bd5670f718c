import { PAID_REL, SOURCE_REL } from '@/lib/affiliates/paid-links';
import { hasPublicLinks, linksOfRow, replaceLinksOfRow } from '@/lib/resources/row-links';
import { RESOURCES, SETTINGS } from '@/lib/resources';
import type { Field } from '@/lib/resources/field';
import { fieldsOf, type Row } from '@/lib/resources/resource';
import { text } from '@/lib/resources/schemas';

const SITE = { shops: ['argos.co.uk'], ownHost: 'www.oursite.example' };
const found = (groups: { label: string; fields: Field[] }[], row: Row) =>
  linksOfRow({ groups }, row, SITE).links.map(({ url, field, rel, network }) => [field, url, rel, network]);

const field = (more: object): Field =>
  ({ name: 'a', label: 'A', schema: text(100), initial: '', ...more }) as unknown as Field;
const entity = (...fields: Field[]) => [{ label: 'All', fields }];

test('a new URL field and a new HTML field are covered without further code', () => {
  const groups = entity(
    field({ name: 'new_url', kind: 'url', max: 2048, rel: SOURCE_REL }),
    field({ name: 'new_html', kind: 'html', max: 5000 }),
  );
  const row = {
    new_url: 'https://news.example/a?b=1',
    new_html:
      '<p><a href="https://www.argos.co.uk/tv">TV</a> <a href="https://www.awin1.com/x?a=1&amp;b=2">N</a>' +
      '<a href="/guides">own</a><img src="https://img.example/a.jpg" alt=""></p>',
  };
  expect(found(groups, row)).toEqual([
    ['new_url', 'https://news.example/a?b=1', SOURCE_REL, null],
    ['new_html', 'https://www.argos.co.uk/tv', PAID_REL, null],
    ['new_html', 'https://www.awin1.com/x?a=1&b=2', PAID_REL, 'Awin'],
    ['new_html', 'https://img.example/a.jpg', '', null],
  ]);
});

test('links in lists, objects and plain texts are found, each once per field', () => {
  const groups = entity(
    field({
      name: 'rows',
      kind: 'rows',
      parts: [{ name: 'url', label: 'URL', kind: 'link', length: 9, rel: PAID_REL }],
    }),
    field({ name: 'lines', kind: 'lines' }),
    field({ name: 'variants', kind: 'variants' }),
    field({ name: 'words', kind: 'textarea' }),
  );
  const row = {
    rows: [{ slug: 'argos', url: 'https://a.example/1' }, 'https://a.example/2'],
    lines: ['See https://a.example/3.', 'and (https://a.example/3)!'],
    variants: [{ name: 'n', specs: { Manual: 'https://a.example/4' } }],
    words: 'No link: www.a.example, ftp://a.example, https://www.oursite.example/own, https://',
  };
  expect(found(groups, row).map(([name, url, rel]) => [name, url, rel])).toEqual([
    ['rows', 'https://a.example/1', PAID_REL],
    ['rows', 'https://a.example/2', ''],
    ['lines', 'https://a.example/3', ''],
    ['variants', 'https://a.example/4', ''],
  ]);
});

test('links that are too long, or in a text that is too complex, are counted', () => {
  const long = (name: string) => `https://a.example/${name}${'x'.repeat(2048)}`;
  const most = `https://a.example/${'x'.repeat(2048 - 'https://a.example/'.length)}`;
  const own = `https://www.oursite.example/${'x'.repeat(2048)}`;
  const groups = entity(
    field({ name: 'words', kind: 'textarea', label: 'Words' }),
    field({ name: 'html', kind: 'html', label: 'Text' }),
    field({ name: 'nested', kind: 'html', label: 'Nested' }),
  );
  const link = (url: string) => `<a href="${url}">x</a>`;
  const row = {
    words: `${long('a')} ${long('b')} ${long('a')} ${most} ${own} https://a.example/1`,
    html: `<p>${link(long('c'))}${link('https://a.example/2')}</p>`,
    nested: `${'<b>'.repeat(300)}${link('https://a.example/3')}${link('https://a.example/3')}${link('/guides')}`,
  };
  const { links, unlisted } = linksOfRow({ groups }, row, SITE);
  expect(links.map(({ url }) => url)).toEqual([most, 'https://a.example/1', 'https://a.example/2']);
  expect(unlisted).toEqual([
    { field: 'words', label: 'Words', reason: 'too-long', count: 2 },
    { field: 'html', label: 'Text', reason: 'too-long', count: 1 },
    { field: 'nested', label: 'Nested', reason: 'too-complex', count: 1 },
  ]);
});

/** Returns a value for a field. The value contains a link, and has the form in which the field stores its values. */
function valueWith(url: string, each: Field): Row[string] {
  if (each.kind === 'html') return `<p><a href="${url}">a link</a></p>`;
  if (each.kind === 'lines') return [url];
  if (each.kind === 'rows') {
    const part = each.parts.find(({ kind }) => kind !== 'reference' && kind !== 'date');
    return [{ [part?.name ?? '']: url }];
  }
  if (each.kind === 'highlights') return [{ feature: 'F', values: [url, '', ''] }];
  if (each.kind === 'variants') return [{ name: 'N', specs: { L: url } }];
  return url;
}

/** Fields of these kinds cannot contain a URL. */
const NEVER = new Set('slug number boolean date time datetime choice reference references icon'.split(' '));
const all = [...RESOURCES, ...SETTINGS].filter(hasPublicLinks);
const cases = all.flatMap((resource) =>
  fieldsOf(resource)
    .filter(({ kind }) => !NEVER.has(kind))
    .map((each) => ({ key: resource.key, resource, each, name: each.name })),
);

test.each(cases)('a link in $key.$name is found and replaced', ({ resource, each }) => {
  const row: Row = { [each.name]: valueWith('https://old.example/x?tag=1', each) };
  expect(linksOfRow(resource, row, SITE).links.map(({ url, field: name }) => [name, url])).toEqual([
    [each.name, 'https://old.example/x?tag=1'],
  ]);
  const replace = (url: string) => url.replace('old.example', 'new.example');
  const changed = replaceLinksOfRow(resource, row, { shops: [], replace });
  expect(Object.keys(changed)).toEqual([each.name]);
  expect(linksOfRow(resource, changed, SITE).links.map(({ url }) => url)).toEqual([
    'https://new.example/x?tag=1',
  ]);
});

test('the entities with public pages or parts of pages are covered, and others are not', () => {
  const keys = all.map(({ key }) => key);
  for (const key of ['retailers', 'products', 'content', 'people', 'sale-windows', 'navigation', 'homepage'])
    expect(keys).toContain(key);
  expect(keys).not.toContain('newsletter-subscribers');
  expect(keys).not.toContain('complaints');
});

test('texts without the searched link stay as they are, to the letter', () => {
  const groups = entity(field({ name: 'html', kind: 'html' }), field({ name: 'url', kind: 'url' }));
  const row = { html: '<P>odd <A HREF="https://a.example">x</A>', url: ' https://b.example/ ' };
  const replace = (url: string) => url.replace('old', 'new');
  expect(replaceLinksOfRow({ groups }, row, { shops: [], replace })).toEqual({});
});
