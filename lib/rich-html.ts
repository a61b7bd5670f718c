import 'server-only';
import { sanitisedElement } from './html';
import { isTooNested, wordsOf } from './html-depth';
import { isPageId } from './page-ids';
import { AD_MARK } from './paid-links';
import { slugOf } from './slug';

export interface RichHtml {
  html: string;
  /** Whether a link of it is paid; the page explains the mark then. */
  hasPaidLinks: boolean;
  /** The second-level headings, each with an id that its element carries. */
  headings: { id: string; text: string }[];
  /** Every id that an element of it carries. */
  ids: string[];
}

export interface RichHtmlOptions {
  /** The ids of another text on the same page, which no element of this one gets. */
  taken?: readonly string[];
  /** The name of one of many texts, with which every id of it begins. */
  under?: string;
  /** Hosts of retailers, to which links are paid. */
  shops?: readonly string[];
}

const LABEL_LENGTH = 80;

/**
 * An editor's HTML made ready for a page: sanitised, every second-level heading with an id, every table in a
 * scroll box of its own that a keyboard reaches, pictures loaded late, paid links marked as advertisements.
 */
export function richHtml(source: string, { taken = [], under, shops }: RichHtmlOptions = {}): RichHtml {
  // The database may hold what no editor could save: it is shown as words.
  if (isTooNested(source)) return { html: wordsOf(source), headings: [], ids: [], hasPaidLinks: false };
  const root = sanitisedElement(source, shops);
  if (under) nameUnder(root, under);
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
  // Last, so that no heading or table is called by the mark too.
  const hasPaidLinks = showAds(root);
  return { html: root.innerHTML, hasPaidLinks, headings, ids };
}

/** Ends every paid link with the word 'Ad', as part of its name; says whether there is one. */
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
    // An id that has passed the policy is a slug, and needs no escaping.
    for (const link of root.querySelectorAll(`a[href="#${id}"]`)) link.setAttribute('href', `#${name}-${id}`);
    element.id = `${name}-${id}`;
  }
}

function nameHeadings(root: HTMLElement, taken: readonly string[]): RichHtml['headings'] {
  const used = new Set(taken);
  const isTaken = (id: string) => used.has(id) || isPageId(id);
  for (const element of root.querySelectorAll('[id]:not(h2)')) {
    // Two elements of one id would make the page's links ambiguous; the first keeps it.
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
  box.className = 'table-box';
  box.tabIndex = 0;
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', label);
  table.replaceWith(box);
  box.append(table);
}

/** What the table is called: its caption, or the heading under which it stands. */
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
