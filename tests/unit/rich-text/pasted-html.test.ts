/** @jest-environment jsdom */
import { pastedHtml } from '../../../components/admin/rich-text/pasted-html.ts';
import * as clipboard from '../../helpers/clipboard.ts';
import { saved } from './editing.ts';

/** Pastes HTML into an empty editor, saves it, and returns the HTML that would be stored. */
const stored = (html: string) => saved(pastedHtml(html).html).replace(/\n/g, '');

test.each([
  ['Google Docs', clipboard.GOOGLE_DOCS, clipboard.GOOGLE_DOCS_RESULT, 1],
  ['Word', clipboard.WORD, clipboard.WORD_RESULT, 1],
  ['a web page', clipboard.WEB_PAGE, clipboard.WEB_PAGE_RESULT, 1],
])(
  'a text from %s keeps its look, and its picture is left out and counted',
  (_program, html, result, count) => {
    expect(stored(html)).toBe(result);
    expect(pastedHtml(html).pictures).toBe(count);
  },
);

test('a pasted text gets this site’s heading levels and loses its ids and classes', () => {
  expect(pastedHtml('<h1 class="MsoTitle">a</h1><h6 id="x">b</h6><p class="y">c</p>').html).toBe(
    '<h2>a</h2><h4>b</h4><p>c</p>',
  );
});

test('a text from this editor is pasted unchanged', () => {
  const html = '<aside class="callout" data-pm-slice="1 1 []"><p>a<img src="/a.png"></p></aside>';
  expect(pastedHtml(html)).toEqual({ html, pictures: 0 });
});

test('a paid link copied from this site is pasted without the word "Ad"', () => {
  const html =
    '<p><a href="https://amzn.to/1" rel="sponsored">Amazon <span class="ad-mark">Ad</span></a></p>';
  expect(stored(html)).toBe(
    '<p><a rel="sponsored nofollow noopener" href="https://amzn.to/1">Amazon</a></p>',
  );
});

test.each([
  [
    'bold that a part takes back',
    '<p><b>a <span style="font-weight:400">b</span></b></p>',
    '<p><strong>a </strong>b</p>',
  ],
  ['bold of a whole paragraph', '<p style="font-weight:bold">a</p>', '<p><strong>a</strong></p>'],
  ['a bold heading', '<h2><b>a</b></h2>', '<h2>a</h2>'],
  ['deleted text', '<p><del>a</del> <strike>b</strike></p>', '<p><s>a</s> <s>b</s></p>'],
  ['code of several lines', '<pre>a\nb</pre>', '<p>a<br>b</p>'],
  ['lines of boxes', '<div>a</div><div>b<br></div><div><br></div><div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  ['a box around lines', '<div>a<p>b</p>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  ['a side note of another site', '<aside class="advert">a</aside>', '<p>a</p>'],
])('pasted text keeps its meaning: %s', (_what, html, expected) => {
  expect(stored(html)).toBe(expected);
});

test.each([
  [
    'a list that begins at its second level',
    [
      ['2', '·'],
      ['1', '·'],
    ],
    '<ul><li>0</li><li>1</li></ul>',
  ],
  [
    'a level that is left out',
    [
      ['1', '1.'],
      ['3', '·'],
      ['1', '2.'],
    ],
    '<ol><li>0<ul><li>1</li></ul></li><li>2</li></ol>',
  ],
  [
    'numbers right after bullets',
    [
      ['1', '§'],
      ['1', '(iv)'],
    ],
    '<ul><li>0</li></ul><ol><li>1</li></ol>',
  ],
])('Word: %s', (_what, items, expected) => {
  const html = items.map(
    ([level, sign], index) =>
      `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}&nbsp; </span>${index}</p>`,
  );
  expect(stored(html.join('\n\n'))).toBe(expected);
});

test('Word: a numbered heading stays a heading and loses its number', () => {
  const sign = "<span style='mso-list:Ignore'>1.1<span>&nbsp; </span></span>";
  expect(stored(`<h2 style='mso-list:l0 level1 lfo1'>${sign}Dates</h2>`)).toBe('<h2>Dates</h2>');
});
