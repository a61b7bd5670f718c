import { withSectionDrawings } from '@/lib/html/section-drawings';
import { htmlOfSections, sectionsOf } from '@/lib/html/sections';

const WORDS = 'Words that fill a section. '.repeat(20);
const section = (title: string, html = `<p>${WORDS}</p>`) => `<h2 id="a">${title}</h2>${html}`;
const drawingOf = (slug: string) => (slug === 'nothing' ? null : `/${slug.split('-')[0]}.svg`);
const drawn = (html: string, shown: string[] = []) =>
  htmlOfSections(withSectionDrawings(sectionsOf(html), drawingOf, shown));
const drawingsIn = (html: string) => [...html.matchAll(/<\/h2><img src="([^"]+)"/g)].map(([, src]) => src);

test('a long section that names a drawing has it below its heading, with its size and without words', () => {
  const html = drawn(section('Start') + section('Wait or not'));
  expect(html).toContain(
    '<h2 id="a">Wait or not</h2><img src="/wait.svg" alt="" width="160" height="120" loading="lazy"',
  );
});

test('the first section, short sections, and sections that begin with a table have no drawing', () => {
  const table = `<div class="table-box"><table><tbody><tr><td>${WORDS}</td></tr></tbody></table></div>`;
  const html =
    section('Start') + section('Short', '<p>Words.</p>') + section('Table', table) + section('Nothing');
  expect(drawn(html)).toBe(html);
  expect(drawn('<p>Hello.</p>')).toBe('<p>Hello.</p>');
});

test('no drawing is shown twice, nor one that the page has already, and a text has five at most', () => {
  const titles = ['start', 'wait', 'wait now', 'cover', 'box', 'pay', 'list', 'shop', 'clock'];
  const html = drawn(titles.map((title) => section(title)).join(''), ['/cover.svg']);
  expect(drawingsIn(html)).toEqual(['/wait.svg', '/box.svg', '/pay.svg', '/list.svg', '/shop.svg']);
});
