import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { HTML_ATTRIBUTES } from '@/lib/html/policy';

/**
 * Returns the editor's content as HTML to store, in the style of the built-in texts. A table that starts with a header
 * row and has more rows gets a head and a body. Each header cell gets a scope. In a list item or cell, a single plain
 * paragraph loses its <p>. The HTML contains nothing that lib/html/sanitize would remove.
 */
export function htmlOf(editor: Editor): string {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(editor.schema).serializeFragment(editor.state.doc.content));
  for (const group of root.querySelectorAll('colgroup')) group.remove();
  for (const table of root.querySelectorAll('table')) arrangeTable(table);
  for (const parent of root.querySelectorAll('li, td, th, figure')) unwrapParagraph(parent);
  for (const link of root.querySelectorAll('a')) for (const tag of MARKS) moveLinkInside(link, tag);
  for (const element of root.querySelectorAll('*')) keepAllowedAttributes(element);
  nameOnce(root);
  // Remove the empty line that the editor keeps at the end for typing.
  while (isEmptyParagraph(root.lastElementChild)) root.lastElementChild?.remove();
  breakLines(root);
  return root.innerHTML;
}

function arrangeTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const firstOfBody = rows.findIndex((row) => !isHeadRow(row));
  const headRows = firstOfBody === -1 ? rows.slice(0, 1) : rows.slice(0, firstOfBody);
  const body = table.tBodies[0] ?? table.createTBody();
  if (headRows.length > 0 && headRows.length < rows.length) table.createTHead().append(...headRows);
  for (const cell of table.querySelectorAll('th')) {
    const isHead = cell.closest('thead') !== null;
    const own = cell.getAttribute('scope') ?? '';
    const fitting = isHead ? ['col', 'colgroup'] : ['row', 'rowgroup'];
    if (!fitting.includes(own)) cell.setAttribute('scope', fitting[0] ?? '');
  }
  if (table.dataset.caption) table.createCaption().textContent = table.dataset.caption;
  if (body.rows.length === 0) body.remove();
}

/**
 * Returns whether a row belongs to the head of a table: all its cells are header cells. However, a row belongs to the
 * body if its only cell is a header cell of scope 'row'.
 */
const isHeadRow = (row: HTMLTableRowElement) =>
  [...row.cells].every((cell) => cell.localName === 'th') &&
  (row.cells.length > 1 || row.cells[0]?.getAttribute('scope') !== 'row');

/**
 * Turns `<li><p>a</p></li>` into `<li>a</li>`. Does nothing if the paragraph has an id or a class, or if an element
 * other than a list follows the paragraph. In a figure, the paragraph must contain only a picture, and only a caption
 * may follow.
 */
function unwrapParagraph(parent: Element): void {
  const [first, ...rest] = parent.children;
  if (first?.localName !== 'p' || first.hasAttribute('id') || first.hasAttribute('class')) return;
  const isFigure = parent.localName === 'figure';
  if (isFigure && !(first.children.length === 1 && first.firstElementChild?.localName === 'img')) return;
  if (rest.every(({ localName }) => (isFigure ? localName === 'figcaption' : /^[uo]l$/.test(localName)))) {
    first.replaceWith(...first.childNodes);
  }
}

const MARKS = ['strong', 'em', 's'];

/**
 * Moves a link inside a mark such as bold. The editor writes links outside marks, and so splits bold text that contains
 * a link: `<b>a </b><a><b>b</b></a><b> c</b>` becomes `<b>a <a>b</a> c</b>`.
 */
function moveLinkInside(link: Element, tag: string): void {
  const [mark] = link.children;
  if (link.childNodes.length !== 1 || mark?.localName !== tag) return;
  const isSame = (node: ChildNode | null): node is HTMLElement =>
    node instanceof Element && node.localName === tag;
  const [before, after] = [link.previousSibling, link.nextSibling];
  if (!isSame(before) && !isSame(after)) return;
  link.replaceWith(mark);
  link.append(...mark.childNodes);
  mark.append(link);
  if (isSame(after)) {
    mark.append(...after.childNodes);
    after.remove();
  }
  if (isSame(before)) {
    before.append(...mark.childNodes);
    mark.remove();
  }
}

/** Removes duplicate ids. If the editor splits a heading in two, both parts have the same id. */
function nameOnce(root: Element): void {
  const used = new Set<string>();
  for (const element of root.querySelectorAll('[id]')) {
    if (used.has(element.id)) element.removeAttribute('id');
    used.add(element.id);
  }
}

function keepAllowedAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name);
    const isDefault = (name === 'colspan' || name === 'rowspan') && value === '1';
    if (!HTML_ATTRIBUTES.includes(name) || isDefault || (value === '' && name !== 'alt')) {
      element.removeAttribute(name);
    }
  }
}

const isEmptyParagraph = (element: Element | null) =>
  element?.localName === 'p' && element.childNodes.length === 0 && element.attributes.length === 0;

/** Puts each block, list item and table row on a line of its own, so that the source is readable. */
function breakLines(root: Element): void {
  for (const block of [...root.children].slice(1)) block.before('\n');
  for (const block of root.querySelectorAll('ul, ol, table, tbody')) {
    for (const child of block.children) child.before('\n');
    block.append('\n');
  }
}
