import { highlight } from '@/lib/search/highlight';

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Toys for toys', 'TOYS', '[Toys] for [toys]'],
  ['Dyson Airwrap', 'dys', '[Dys]on Airwrap'],
  ['Lancôme', 'lancome', '[Lancôme]'],
  ['Lanco\u0302me sets', 'lanc', '[Lanc]o\u0302me sets'],
  ['Lanco\u0302me sets', 'lanco', '[Lanco\u0302]me sets'],
  ['Air fryers and ovens', 'fryer air', '[Air] [fryers] and ovens'],
  ['A laptop for a student', 'laptop sale', 'A [laptop] for a student'],
  ['The end of the day', 'the', '[The] end of [the] day'],
  ['Nothing here', 'x', 'Nothing here'],
  ['Plan x and next', 'x', 'Plan [x] and next'],
  ['Marks & Spencer’s shop', 'm&s', 'Marks & Spencer’s shop'],
  ['Bed and bath at M&S', 'm&s', 'Bed and bath at M&S'],
  ['Shirts and coats', 'coats and shirts', '[Shirts] and [coats]'],
  ['unlaptop', 'laptop', 'unlaptop'],
  ['A.b', '.', 'A.b'],
  ['İstanbul', 'stan', 'İstanbul'],
  ['<b>tv</b> & tv', '<b>tv', '<b>[tv]</b> & [tv]'],
  ['\u202etv deals', 'tv', '\u202e[tv] deals'],
])('in %j the query %j marks %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
  expect(
    highlight(text, query)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
