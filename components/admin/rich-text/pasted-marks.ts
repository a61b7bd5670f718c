type Says = (element: HTMLElement) => boolean | undefined;

/**
 * For each mark, such as bold, a function that reads the style and tag of an element. The function returns true if the
 * element sets the mark, false if the element removes the mark, and undefined if the elements around it decide.
 */
const MARKS: [tag: string, says: Says][] = [
  [
    'strong',
    (element) => {
      const { fontWeight } = element.style;
      if (fontWeight && fontWeight !== 'inherit')
        return /^bold/.test(fontWeight) || Number(fontWeight) >= 600;
      return named(element, ['b', 'strong']);
    },
  ],
  [
    'em',
    (element) => {
      const { fontStyle } = element.style;
      if (fontStyle && fontStyle !== 'inherit') return /^(italic|oblique)/.test(fontStyle);
      return named(element, ['i', 'em']);
    },
  ],
  [
    's',
    // Never return false: as in CSS, an inner element cannot remove the strike-through of an outer element.
    (element) =>
      /line-through/.test(element.style.textDecoration) ||
      named(element, ['s', 'strike', 'del']) ||
      undefined,
  ],
  ['sub', (element) => element.style.verticalAlign === 'sub' || named(element, ['sub'])],
  ['sup', (element) => element.style.verticalAlign === 'super' || named(element, ['sup'])],
];

const named = (element: HTMLElement, names: string[]) => names.includes(element.localName) || undefined;

const OLD_MARKS = 'b, strong, i, em, s, strike, del, sub, sup, span, font, u, ins';

/** Replaces styles with the tags that mean the same, such as <strong>, and removes tags that a style overrides. */
export function rebuildMarks(body: HTMLElement): void {
  for (const text of textsOf(body)) {
    const around = elementsAround(text, body);
    // Headings and header cells are bold by design, so their text gets no <strong>.
    const isHeading = around.some(({ localName }) => /^(h[1-6]|th)$/.test(localName));
    for (const [tag, says] of MARKS) {
      if (isHeading && tag === 'strong') continue;
      const isMarked = around.map(says).find((answer) => answer !== undefined);
      if (isMarked) wrap(text, tag);
    }
  }
  for (const element of body.querySelectorAll(OLD_MARKS)) {
    if (!element.hasAttribute(NEW)) element.replaceWith(...element.childNodes);
    else element.removeAttribute(NEW);
  }
}

/**
 * The attribute of tags that this file creates. It distinguishes them from pasted tags until the pasted tags are
 * removed.
 */
const NEW = 'data-new';

function textsOf(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim()) texts.push(text);
  }
  return texts;
}

function elementsAround(text: Text, body: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let above = text.parentElement; above && above !== body; above = above.parentElement)
    found.push(above);
  return found;
}

function wrap(text: Text, tag: string): void {
  const mark = text.ownerDocument.createElement(tag);
  mark.setAttribute(NEW, '');
  text.replaceWith(mark);
  mark.append(text);
}
