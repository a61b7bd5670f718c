import { isTooNested, wordsOf } from '../../../lib/html/depth.ts';
import { richHtml } from '../../../lib/html/article.ts';
import { content } from '../../../lib/fallback/content/index.ts';

const rows = Array.from({ length: 1000 }, (_, row) => `<tr><td>${row}<td>£${row}`).join('');
const nested = (tag: string, depth: number) => `<${tag}>`.repeat(depth);

describe('isTooNested', () => {
  it.each([
    ['200 elements deep', `${nested('blockquote', 200)}a${'</blockquote>'.repeat(200)}`],
    ['2,000 paragraphs without an end', '<p>a'.repeat(2000)],
    ['2,000 items without an end', `<ul>${'<li>a'.repeat(2000)}</ul>`],
    ['a table of 1,000 rows without ends', `<table>${rows}</table>`],
    ['2,000 elements that have no end', '<br>a<img src="/a.png">'.repeat(1000)],
    ['elements in comments', `<!--${nested('b', 12_000)}-->`],
    ['elements in attributes', `<p title="${nested('b', 12_000)}">a</p>`],
    ['signs that begin no element', '<'.repeat(30_000)],
    ['every built-in text', content.map(({ body }) => body).join('')],
  ])('accepts %s', (_what, html) => expect(isTooNested(html)).toBe(false));

  it.each([
    ['201 elements deep', nested('blockquote', 201)],
    ['12,000 times <b>', nested('b', 12_000)],
    ['32,000 groups of an SVG', `<svg>${nested('g', 32_000)}`],
    ['tables in tables', nested('table><tr><td', 5000)],
    ['ends that close something else', '<b><table></b></table>'.repeat(5000)],
    ['formatting that ends before what it holds', '<b><div></b>'.repeat(8000)],
    ['depth behind a comment that looks open', `<textarea><!--</textarea>${nested('b', 300)}`],
    ['more elements than a text has', '<br>'.repeat(30_000)],
    [
      'an element of 20,000 attributes',
      `<p ${Array.from({ length: 20_000 }, (_, at) => `a${at}`).join(' ')}>`,
    ],
  ])('refuses %s', (_what, html) => expect(isTooNested(html)).toBe(true));
});

test('a text that is nested too deeply is shown as plain text', () => {
  const html = `${nested('b', 12_000)}Dates &amp; times<script>alert(1)</script> 1 < 2 <<b>img src=x>`;
  const shown = richHtml(html);
  expect(shown).toEqual({ html: wordsOf(html), headings: [], ids: [], widgets: [], hasPaidLinks: false });
  expect(shown.html).toContain('Dates');
  expect(shown.html).not.toMatch(/[<>]/);
});
