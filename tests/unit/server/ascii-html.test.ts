import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { asciiHtml } from '@/server/next-cache/documents/ascii-html';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>Sale – now</title></head><body>${body}</body></html>`;

test.each([
  ['text and attributes', '<p title="It’s 5 €">“Quoted” – £5 & more…</p>'],
  ['characters of two units', '<p>🎮 and 👩‍💻</p>'],
  ['a field of many lines', '<textarea>’ and </textarea>'],
])('%s mean the same', (_name, body) => {
  const ascii = asciiHtml(page(body));
  expect(ascii).not.toMatch(/[^\u0000-\u007f]/);
  expect(load(ascii).html()).toBe(load(page(body)).html());
});

test('structured data means the same', () => {
  const data = { name: 'Boots’ \\ "sale" 🎁', '’': ['–'] };
  const ascii = asciiHtml(page(`<script type="application/ld+json">${JSON.stringify(data)}</script>`));
  expect(ascii).not.toMatch(/[^\u0000-\u007f]/);
  expect(JSON.parse(load(ascii)('script').text())).toEqual(data);
});

test('a script gives the same value', () => {
  const script = '"a’b\\\\–🎮" + /[’]/.test("’")';
  const ascii = load(asciiHtml(page(`<script>${script}</script><p>’</p>`)))('script').text();
  expect(ascii).not.toMatch(/[^\u0000-\u007f]/);
  expect(runInNewContext(ascii)).toBe(runInNewContext(script));
});

test('a style sheet is left alone, since it knows no references', () => {
  const style = '<style>p::before{content:"–"}</style>';
  expect(asciiHtml(page(style))).toContain(style);
});

test('a page that fits is given back as it is', () => {
  expect(asciiHtml('<p>5 pounds</p>')).toBe('<p>5 pounds</p>');
});
