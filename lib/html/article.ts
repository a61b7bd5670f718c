import 'server-only';
import { z } from 'zod';
import { AD_MARK } from '@/lib/affiliates/paid-links';
import { slugOf } from '@/lib/routing/slug';
import { WIDGET_CLASS } from './policy';
import { isTooNested, wordsOf } from './depth';
import { keepUnitsIn } from './no-break';
import { isPageId } from './reserved-ids';
import { sanitisedElement } from './sanitize';

export interface RichHtml {
  html: string;
  /** Whether the text contains a paid link, so that the page must show the advertising disclosure. */
  hasPaidLinks: boolean;
  /** The second-level headings with their ids, for a table of contents. */
  headings: { id: string; text: string }[];
  /** The ids of all elements in the text. */
  ids: string[];
  /** The ids of the offer widgets in the text. */
  widgets: string[];
}

export interface RichHtmlOptions {
  /** The ids in other texts on the same page. This text must not use them again. */
  taken?: readonly string[];
  /** A prefix for every id in the text. A page with many texts needs it to keep the ids unique. */
  under?: string;
  /** The hosts of retailers. Links to these hosts are paid links. */
  shops?: readonly string[];
}

const LABEL_LENGTH = 80;
const isUuid = (text: string) => z.uuid().safeParse(text).success && text === text.toLowerCase();

/**
 * Prepares an editor's HTML for a page. Sanitises it, adds an id to every second-level heading, and puts every table
 * into a scroll box that the keyboard can reach. Lazy-loads pictures, keeps numbers and their units on one line, and
 * marks paid links with 'Ad'.
 */
export function richHtml(source: string, { taken = [], under, shops }: RichHtmlOptions = {}): RichHtml {
  // Show HTML beyond the limits of lib/html/depth as plain text. Forms reject such HTML, but the database may contain
  // HTML that was stored before forms checked the limits.
  if (isTooNested(source))
    return { html: wordsOf(source), headings: [], ids: [], widgets: [], hasPaidLinks: false };
  const root = sanitisedElement(source, shops);
  if (under) nameUnder(root, under);
  const widgets = keepWidgets(root);
  const headings = nameHeadings(root, taken);
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  const labels = new Set<string>();
  for (const table of root.querySelectorAll('table')) {
    const label = unused(labelOf(table), (text) => labels.has(text), ' ');
    labels.add(label);
    boxTable(table, label);
  }
  for (const image of root.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
  keepUnitsIn(root);
  // Add the 'Ad' markers last, so that the labels of headings and tables don't contain them.
  const hasPaidLinks = showAds(root);
  return { html: root.innerHTML, hasPaidLinks, headings, ids, widgets };
}

/**
 * Finds the `<aside>` elements that mark offer widgets, and returns the ids of the widgets. Reduces a marker at the top
 * level of the text to its id, so that `partsOfHtml` finds it. Removes a marker elsewhere, for example in a table, and
 * a marker without a valid id.
 */
function keepWidgets(root: HTMLElement): string[] {
  const ids: string[] = [];
  for (const element of root.querySelectorAll(`aside.${WIDGET_CLASS}`)) {
    const id = element.getAttribute('title') ?? '';
    if (element.parentElement !== root || !isUuid(id)) {
      element.remove();
      continue;
    }
    const empty = root.ownerDocument.createElement('aside');
    empty.className = WIDGET_CLASS;
    empty.title = id;
    element.replaceWith(empty);
    ids.push(id);
  }
  return ids;
}

const WIDGET = new RegExp(`<aside class="${WIDGET_CLASS}" title="([0-9a-f-]+)"></aside>`);

/** Splits a prepared text at its offer widgets. */
export const partsOfHtml = (html: string): ({ html: string } | { widget: string })[] =>
  html
    .split(WIDGET)
    .map((part, index) => (index % 2 === 0 ? { html: part } : { widget: part }))
    .filter((part) => 'widget' in part || part.html.trim() !== '');

/**
 * Appends the word 'Ad' to every paid link that contains text or a picture. Returns whether the text has such a link.
 */
function showAds(root: HTMLElement): boolean {
  const links = [...root.querySelectorAll('a[rel~="sponsored"]')].filter(
    (link) => textOf(link) !== '' || link.querySelector('img'),
  );
  for (const link of links) {
    const mark = root.ownerDocument.createElement('span');
    mark.className = AD_MARK;
    mark.textContent = 'Ad';
    link.append(' ', mark);
  }
  return links.length > 0;
}

function nameUnder(root: HTMLElement, name: string): void {
  for (const element of root.querySelectorAll('[id], h2')) {
    const id = element.id || slugOf(textOf(element)) || 'section';
    // Valid ids are slugs, so inserting the id into a selector is safe.
    for (const link of root.querySelectorAll(`a[href="#${id}"]`)) link.setAttribute('href', `#${name}-${id}`);
    element.id = `${name}-${id}`;
  }
}

function nameHeadings(root: HTMLElement, taken: readonly string[]): RichHtml['headings'] {
  const used = new Set(taken);
  const isTaken = (id: string) => used.has(id) || isPageId(id);
  for (const element of root.querySelectorAll('[id]:not(h2)')) {
    // Remove an id that the page itself, another text or an earlier element uses. The headings get their ids below.
    if (isTaken(element.id)) element.removeAttribute('id');
    else used.add(element.id);
  }
  return [...root.querySelectorAll('h2')].flatMap((heading) => {
    const text = textOf(heading);
    if (!text) return [];
    heading.id = unused(heading.id || slugOf(text) || 'section', isTaken);
    used.add(heading.id);
    return [{ id: heading.id, text }];
  });
}

function unused(wanted: string, isTaken: (name: string) => boolean, joint = '-'): string {
  let name = wanted;
  for (let number = 2; isTaken(name); number += 1) name = `${wanted}${joint}${number}`;
  return name;
}

function boxTable(table: HTMLTableElement, label: string): void {
  const box = table.ownerDocument.createElement('div');
  // On a phone, the style sheet makes the text of a table with three columns smaller. It shows each row of a wider
  // table as a block, with the name of the column before each value. If a cell has no name, the wide table scrolls
  // instead.
  const columns = Math.max(...[...table.querySelectorAll('tr')].map(({ children }) => children.length));
  const isStacked = columns > 3 && nameCells(table, columns);
  const look = columns > 3 ? (isStacked ? ' is-stacked' : ' has-many') : columns === 3 ? ' has-three' : '';
  box.className = `table-box${look}`;
  box.tabIndex = 0;
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', label);
  table.replaceWith(box);
  box.append(table);
}

/**
 * Adds the name of its column to each cell in the body of a table. Returns whether all cells have a name. This requires
 * a head with a single row that names each column, and no cell that spans several rows or columns.
 */
function nameCells(table: HTMLTableElement, columns: number): boolean {
  const [head, ...otherHeads] = table.tHead?.rows ?? [];
  const names = [...(head?.cells ?? [])].map(textOf);
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  const isEven = rows.every(({ cells }) => cells.length === columns);
  if (otherHeads.length > 0 || names.length !== columns || !isEven) return false;
  if (table.querySelector('[colspan], [rowspan]')) return false;
  for (const row of rows) {
    for (const [index, cell] of [...row.cells].entries()) cell.dataset.column = names[index];
  }
  return true;
}

/** Returns the accessible name of a table: its caption, the nearest heading above the table, or else 'Table'. */
function labelOf(table: HTMLTableElement): string {
  const caption = table.caption ? textOf(table.caption) : '';
  if (caption) return caption.slice(0, LABEL_LENGTH);
  const block = table.closest('figure') ?? table;
  for (let before = block.previousElementSibling; before; before = before.previousElementSibling) {
    if (/^H[2-4]$/.test(before.tagName)) return `${textOf(before)}, table`.slice(0, LABEL_LENGTH);
  }
  return 'Table';
}

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
