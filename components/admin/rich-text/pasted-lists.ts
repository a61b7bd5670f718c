/** Numbers, letters and Roman numerals with a dot or a bracket; all other signs are bullets, also Word's lone 'o'. */
const NUMBER = /^\(?([0-9]+|[a-z]{1,2}|[ivxlcdm]+)[.)]/i;
const LEVEL = /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i;

/** Makes lists of what looks like one: Word's paragraphs with a bullet each, and lists that stand between entries. */
export function rebuildLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('[style*="mso-list" i]')) {
    const [, list = '', level, override = ''] = LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? [];
    if (!level) continue;
    const sign = takeSignOut(paragraph);
    // A numbered heading stays a heading.
    if (paragraph.localName !== 'p') continue;
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const tag = NUMBER.test(sign) ? 'ol' : 'ul';
    const place = { level: Number(level), tag, of: list + override } as const;
    const added = addItem(listBefore(paragraph), item, place);
    if (added) paragraph.before(added);
    paragraph.remove();
  }
  // Google Docs writes the list within an entry behind the entry.
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const entry = list.previousElementSibling;
    if (entry?.localName === 'li') entry.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** The bullet or number, which Word writes as text for programs that know no lists. */
function takeSignOut(paragraph: HTMLElement): string {
  const signs = [...paragraph.querySelectorAll<HTMLElement>('[style*="mso-list" i]')].filter((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const text = signs.map(({ textContent }) => textContent).join('');
  for (const sign of signs) sign.remove();
  return text.trim();
}

/** The list that ends right before a paragraph, and the lists at its end, from the outermost to the innermost. */
function listBefore(paragraph: Element): Element[] {
  const lists: Element[] = [];
  let list = paragraph.previousElementSibling;
  while (list?.hasAttribute(OF)) {
    lists.push(list);
    list = list.querySelector(':scope > li:last-child > :is(ol, ul):last-child');
  }
  return lists;
}

/** The list of the document to which a list that is made here belongs; the sanitiser removes it. */
const OF = 'data-list';

interface Place {
  /** From 1. */
  level: number;
  tag: 'ol' | 'ul';
  of: string;
}

/** Puts an item at its level below these lists, or into a new list; gives back one that is not yet in the text. */
function addItem(lists: Element[], item: HTMLElement, { level, tag, of }: Place): Element | undefined {
  // No deeper than one level below the last entry: a list without entries says nothing.
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
