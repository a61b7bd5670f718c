import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { singleQuotes } from '@/server/next-cache/documents/single-quotes';

/** Returns a page with its data in inline scripts, as Next writes them. */
const pageWith = (pieces: string[]) => {
  const scripts = pieces.map((piece) => {
    const json = JSON.stringify(piece).replaceAll('<', '\\u003c');
    return `<script>self.__next_f.push([1,${json}])</script>`;
  });
  return `<p title="It's">"</p><script>self.__next_f=[];var a="\\"'"</script>${scripts.join('')}`;
};

/** Runs the inline scripts of a page and returns the data that they pass on. */
function dataOf(html: string): unknown[] {
  const self = { __next_f: [] };
  for (const script of load(html)('script').toArray()) runInNewContext(load(script).text(), { self });
  return self.__next_f;
}

const PIECES = [
  '1:["$","a",null,{"className":"chip","children":"Shops’ \'own\' names"}]\n',
  String.raw`2:{"html":"<p class=\"a\">C:\\\"'\\</p>"}` + '\n',
  '\\',
  '\\"',
  "'",
  '',
  '</script> &\u2028\u0000',
];

test('the data of a page stays the same in single quotes, with fewer characters', () => {
  const page = pageWith(PIECES);
  const quoted = singleQuotes(page);
  expect(dataOf(quoted)).toEqual(PIECES.map((piece) => [1, piece]));
  expect(quoted.length).toBeLessThan(page.length);
  expect(quoted).not.toContain('push([1,"');
});

test('other scripts and the text of the page are not changed', () => {
  const page = pageWith([]);
  expect(singleQuotes(page)).toBe(page);
});
