import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { asciiHtml } from '@/server/next-cache/documents/ascii-html';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>Sale – now</title></head><body>${body}</body></html>`;

test.each([
  ['text and attributes', '<p title="It’s 5 €">“Quoted” – £5 & more…</p>'],
  ['characters of two code units', '<p>🎮 and 👩‍💻</p>'],
  ['the lines of a textarea', '<textarea>’ and </textarea>'],
])('%s keep their meaning', (_name, body) => {
  const ascii = asciiHtml(page(body));
  expect(ascii).not.toMatch(/[^\u0000-\u007f]/);
  expect(load(ascii).html()).toBe(load(page(body)).html());
});

test('structured data keeps its meaning', () => {
  const data = { name: 'Boots’ \\ "sale" 🎁', '’': ['–'] };
  const ascii = asciiHtml(page(`<script type="application/ld+json">${JSON.stringify(data)}</script>`));
  expect(ascii).not.toMatch(/[^\u0000-\u007f]/);
  expect(JSON.parse(load(ascii)('script').text())).toEqual(data);
});

test('a script returns the same value', () => {
  const script = '"a’b\\\\–🎮" + /[’]/.test("’")';
  const ascii = load(asciiHtml(page(`<script>${script}</script><p>’</p>`)))('script').text();
  expect(ascii).not.toMatch(/[^\u0000-\u007f]/);
  expect(runInNewContext(ascii)).toBe(runInNewContext(script));
});

test('a style sheet is unchanged, because CSS has no character references', () => {
  const style = '<style>p::before{content:"–"}</style>';
  expect(asciiHtml(page(style))).toContain(style);
});

test('a page with ASCII characters only is unchanged', () => {
  expect(asciiHtml('<p>5 pounds</p>')).toBe('<p>5 pounds</p>');
});
