import { halvesOfHtml } from '@/lib/html/halves';

test('a text is split before the heading nearest to its middle', () => {
  const [first, second] = ['<p>One<br>line</p><h2 id="a">A</h2><p>Text</p>', '<h2 id="b">B</h2><p>Text</p>'];
  expect(halvesOfHtml(first + second)).toEqual([first, second]);
});

test('a text is never split within an element', () => {
  expect(halvesOfHtml('<details><summary>S</summary><h2>A</h2><p>Text</p></details>')).toBeNull();
});

test('a text without a heading is not split', () => {
  expect(halvesOfHtml('<p>Text</p>')).toBeNull();
});
