import { JSDOM } from 'jsdom';
import { narrowHtml } from '@/lib/narrow-html';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>Sale – now</title></head><body>${body}</body></html>`;
const documentOf = (html: string) => new JSDOM(html, { runScripts: 'dangerously' }).window.document;

test.each([
  ['text and attributes', '<p title="It’s 5 €">“Quoted” – £5 & more…</p>'],
  ['characters of two units', '<p>🎮 and 👩‍💻</p>'],
  ['a field of many lines', '<textarea>’ and </textarea>'],
  ['structured data', '<script type="application/ld+json">{"name":"Boots’ \\\\ “sale” 🎁"}</script>'],
])('%s means the same', (_name, body) => {
  const narrow = narrowHtml(page(body));
  expect(narrow).not.toMatch(/[^\u0000-\u00ff]/);
  const [before, after] = [documentOf(page(body)), documentOf(narrow)];
  const data = (document: Document) => {
    const script = document.querySelector('script');
    if (script) script.textContent = JSON.stringify(JSON.parse(script.textContent ?? ''));
    return document.documentElement.outerHTML;
  };
  expect(data(after)).toBe(data(before));
});

test('a script gives the same value', () => {
  const body = '<script>document.title = "a’b\\\\–🎮" + /[’]/.test("’")</script><p>’</p>';
  expect(documentOf(narrowHtml(page(body))).title).toBe('a’b\\–🎮true');
});

test('a style sheet is left alone, since it knows no references', () => {
  const style = '<style>p::before{content:"–"}</style>';
  expect(narrowHtml(page(style))).toContain(style);
});

test('a page that fits is given back as it is', () => {
  expect(narrowHtml('<p>£5</p>')).toBe('<p>£5</p>');
});
