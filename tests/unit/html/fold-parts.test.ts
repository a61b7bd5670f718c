import { foldParts } from '../../../lib/html/fold-parts.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';

test('the parts of a text fold at their headings and keep their ids; the first is open, with the opening', () => {
  const text =
    '<p>Hello.</p><h2>How to choose</h2><p>By size.</p><h2 id="when">When to buy</h2><p>Now.<br>Or then.</p>';
  expect(foldParts(text)).toBe(
    '<details open><summary><h2>How to choose</h2></summary><p>Hello.</p><p>By size.</p></details>' +
      '<details><summary><h2 id="when">When to buy</h2></summary><p>Now.<br>Or then.</p></details>',
  );
});

test('signs of HTML in a text, a title or a comment are no headings and close no element', () => {
  const text =
    '<h2>Is it &lt;h2&gt;?</h2><p>Yes.<img alt="</p> <h2>" src="/a.png"></p><!-- <h2> --><h2>When to buy</h2><p>Now.</p>';
  const folded = foldParts(text);
  expect(folded.split('<details')).toHaveLength(3);
  expect(folded).toContain('<summary><h2>Is it &lt;h2&gt;?</h2></summary><p>Yes.<img');
});

test('a text stays as it is with fewer than two headings, or with a heading inside another element', () => {
  for (const text of [
    '<p>Hello.</p><h2>How to choose</h2><p>By size.</p>',
    '<h2>How to choose</h2><blockquote><h2>When to buy</h2><p>Now.</p></blockquote>',
    '<p>Hello.</p>',
  ])
    expect(foldParts(text)).toBe(text);
});

test('every built-in subcategory has four parts to unfold', () => {
  for (const { slug, body } of subcategories)
    expect({ slug, parts: foldParts(body ?? '').split('<details').length - 1 }).toEqual({
      slug,
      parts: 4,
    });
});
