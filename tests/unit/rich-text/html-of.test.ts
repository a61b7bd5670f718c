/** @jest-environment jsdom */
import type { Editor } from '@tiptap/core';
import { toggleFigure } from '../../../components/admin/rich-text/figure.ts';
import { htmlOf } from '../../../components/admin/rich-text/html-of.ts';
import { toggleQuestion } from '../../../components/admin/rich-text/question.ts';
import { sanitiseHtml } from '../../../lib/html/sanitize.ts';
import { openEditor, saved } from './editing.ts';

const oneLine = (html: string) => html.replace(/\n/g, '');

test.each([
  [
    'ids and classes',
    '<h3 id="a" class="b">c</h3><p id="d" class="e">f</p><ul class="g"><li id="h">i</li></ul>',
  ],
  [
    'an offer widget',
    '<p>a</p><aside class="offer-widget-slot" title="0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69"></aside><p>b</p>',
  ],
  ['a callout of another class', '<aside class="warning"><p>a</p><p>b</p></aside>'],
  ['marks within marks', '<p><a href="/a"><code>b</code></a> <strong>c <em>d <s>e</s></em></strong></p>'],
  [
    'small and abbreviated text',
    '<p>H<sub>2</sub>O, m<sup>2</sup>, <abbr title="Value added tax">VAT</abbr><br>b</p>',
  ],
  [
    'joined cells',
    '<table><tbody><tr><th rowspan="2" scope="row">a</th><td>b</td></tr><tr><td colspan="1">c</td></tr></tbody></table>',
  ],
  [
    'a table with its caption',
    '<table><caption>c</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['lists within lists', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>'],
  ['paragraphs of a list item', '<ul><li><p>a</p><p>b</p></li></ul>'],
  [
    'a picture in a figure',
    '<figure><img src="/a.png" alt="b" width="10" height="20"><figcaption>c</figcaption></figure>',
  ],
  ['a decorative picture', '<p><img src="https://a.example/b.png" alt=""></p>'],
  ['a caption above', '<figure><figcaption>c</figcaption><blockquote><p>d</p></blockquote></figure>'],
  [
    'addresses',
    '<p><a href="mailto:a@b.example">a</a> <a href="tel:+441">b</a> <a href="#c" title="d">e</a></p>',
  ],
  ['a line', '<p>a</p><hr><p>b</p>'],
  ['a question', '<details id="a"><summary>b <em>c</em></summary><p>d</p><ul><li>e</li></ul></details>'],
])('keeps %s', (_what, html) => {
  expect(oneLine(saved(html))).toBe(html.replace(' colspan="1"', ''));
  expect(sanitiseHtml(saved(html))).toBe(saved(html));
});

test.each([
  ['an address that is not allowed', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['a link to another site without its protocol', '<p><a href="//evil.example">a</a></p>', '<p>a</p>'],
  ['a style', '<p style="color:red">a</p>', '<p>a</p>'],
  ['the beginning of a list', '<ol start="3"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ['empty lines at the end', '<p>a</p><p></p><p></p>', '<p>a</p>'],
  ['everything, when nothing is left', '<p></p>', ''],
])('leaves out %s', (_what, html, expected) => {
  expect(oneLine(saved(html))).toBe(expected);
});

describe('the editor', () => {
  let editor: Editor;
  afterEach(() => editor.destroy());

  /**
   * Returns the editor's HTML. Also expects that the sanitiser does not change the HTML. Otherwise the page would
   * differ from the editor.
   */
  function result(): string {
    const html = htmlOf(editor);
    expect(sanitiseHtml(html)).toBe(html);
    return oneLine(html);
  }

  test('makes tables with header cells, and adds and removes rows and columns', () => {
    editor = openEditor('<p></p>');
    editor.commands.insertTable({ rows: 2, cols: 2, withHeaderRow: true });
    const head = '<thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>';
    expect(result()).toBe(`<table>${head}<tbody><tr><td></td><td></td></tr></tbody></table>`);
    editor.chain().toggleHeaderColumn().addRowAfter().run();
    expect(result()).toContain('<th scope="row"></th><td></td>');
    editor.chain().deleteColumn().run();
    expect(result()).not.toContain('scope="row"');
    editor.chain().deleteTable().run();
    expect(result()).toBe('');
  });

  test('puts a figure with a caption around a table and removes it again', () => {
    editor = openEditor('<table><tbody><tr><td>a</td></tr></tbody></table>');
    editor.commands.setTextSelection(4);
    toggleFigure(editor);
    editor.commands.insertContent('Caption');
    const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
    expect(result()).toBe(`<figure>${table}<figcaption>Caption</figcaption></figure>`);
    toggleFigure(editor);
    expect(result()).toBe(`${table}<p>Caption</p>`);
  });

  test('puts a callout around paragraphs', () => {
    editor = openEditor('<p>a</p>');
    editor.chain().selectAll().toggleWrap('callout').run();
    expect(result()).toBe('<aside class="callout"><p>a</p></aside>');
  });

  test('turns a paragraph into the answer of a question, puts the cursor in the question, and turns it back', () => {
    editor = openEditor('<p>An answer</p>');
    toggleQuestion(editor);
    editor.commands.insertContent('A question?');
    expect(result()).toBe('<details><summary>A question?</summary><p>An answer</p></details>');
    toggleQuestion(editor);
    expect(result()).toBe('<p>A question?</p><p>An answer</p>');
  });

  test('keeps the id of a heading on one half when the heading is split', () => {
    editor = openEditor('<h2 id="a">one two</h2>');
    editor.chain().setTextSelection(5).splitBlock().run();
    expect(result().match(/id="a"/g)).toHaveLength(1);
  });

  test('refuses a link to a script', () => {
    editor = openEditor('<p>a</p>');
    editor.chain().selectAll().setLink({ href: 'java\tscript:alert(1)' }).run();
    expect(result()).toBe('<p>a</p>');
  });
});
