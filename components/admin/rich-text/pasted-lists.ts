/**
 * Matches the marker of a numbered list item: a number, letters or a Roman numeral, followed by a dot or bracket. Any
 * other marker is a bullet, even the letter 'o' alone, which Word uses as a bullet.
 */
const NUMBER = /^\(?([0-9]+|[a-z]{1,2}|[ivxlcdm]+)[.)]/i;
const LEVEL = /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i;

/**
 * Builds lists from the paragraphs that Word writes in place of list items. Moves each nested list of Google Docs into
 * the list item that it belongs to.
 */
export function rebuildLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list" i]')) {
    const [, list = '', level, override = ''] = LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!level) continue;
    const sign = removeListMarker(paragraph);
    // Do not turn a numbered heading into a list item.
    if (paragraph.localName !== 'p') continue;
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const tag = NUMBER.test(sign) ? 'ol' : 'ul';
    const place = { level: Number(level), tag, of: list + override } as const;
    const added = addItem(listBefore(paragraph), item, place);
    if (added) paragraph.before(added);
    paragraph.remove();
  }
  // Google Docs places a nested list after its list item instead of inside the item, so move the list into the item.
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const entry = list.previousElementSibling;
    if (entry?.localName === 'li') entry.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** Removes the bullet or number that Word writes as text at the start of a list item, and returns it. */
function removeListMarker(paragraph: HTMLElement): string {
  const signs = [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list" i]')].filter((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const text = signs.map(({ textContent }) => textContent).join('');
  for (const sign of signs) sign.remove();
  return text.trim();
}

/**
 * Returns the chain of lists that end right before a paragraph: first the outermost list, then the list nested at its
 * end, and so on to the innermost list.
 */
function listBefore(paragraph: Element): Element[] {
  const lists: Element[] = [];
  let list = paragraph.previousElementSibling;
  while (list?.hasAttribute(OF)) {
    lists.push(list);
    list = list.querySelector(':scope > li:last-child > :is(ol, ul):last-child');
  }
  return lists;
}

/** The attribute in which a new list keeps the id of the Word list that it is built from. The sanitiser removes it. */
const OF = 'data-list';

interface Place {
  /** The depth of nesting; the outermost list has level 1. */
  level: number;
  tag: 'ol' | 'ul';
  of: string;
}

/**
 * Adds an item to the list in `lists` that has the item's level, or to a new list. If the new list is an outermost
 * list, returns it; the caller must put it into the document. Otherwise returns undefined.
 */
function addItem(lists: Element[], item: HTMLElement, { level, tag, of }: Place): Element | undefined {
  // An item is nested at most one level deeper than the item before it.
  const depth = Math.min(level, lists.length + 1);
  const at = lists[depth - 1];
  const isOwn = at?.localName === tag && (depth > 1 || at.getAttribute(OF) === of);
  if (isOwn) return void at.append(item);
  const list = item.ownerDocument.createElement(tag);
  list.setAttribute(OF, of);
  list.append(item);
  if (depth === 1) return list;
  lists[depth - 2]?.lastElementChild?.append(list);
  return undefined;
}
