import { foldRepeats } from '../../../lib/html/fold-repeats.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';

const TITLES = ['What comes down, what doesn’t', 'When to buy'];

test('the parts that repeat a title of the page are closed, below the others, and keep their ids', () => {
  const text =
    '<p>Hello.</p><h2>What comes down and what doesn’t</h2><p>Old models.</p><h2>How to choose</h2><p>By size.</p>' +
    '<h2 id="when">When to buy</h2><p>Now.</p>';
  expect(foldRepeats(text, TITLES)).toBe(
    '<h2>How to choose</h2><p>By size.</p>' +
      '<details><summary><h2>What comes down and what doesn’t, in detail</h2></summary><p>Hello.</p><p>Old models.</p></details>' +
      '<details><summary><h2 id="when">When to buy, in detail</h2></summary><p>Now.</p></details>',
  );
});

test('a text stays as it is if nothing repeats, nothing else would be left, or a heading is inside another element', () => {
  for (const text of [
    '<p>Hello.</p><h2>How to choose</h2><p>By size.</p>',
    '<p>Hello.</p><h2>When to buy</h2><p>Now.</p>',
    '<h2>How to choose</h2><blockquote><h2>When to buy</h2><p>Now.</p></blockquote>',
    '<p>Hello.</p>',
  ])
    expect(foldRepeats(text, TITLES)).toBe(text);
});

test('every built-in subcategory keeps how to choose and what to check open', () => {
  for (const { slug, body } of subcategories) {
    const folded = foldRepeats(body ?? '', TITLES);
    expect({ slug, closed: folded.split('<details>').length - 1 }).toEqual({ slug, closed: 2 });
    expect(folded.startsWith('<h2>How to choose')).toBe(true);
  }
});
