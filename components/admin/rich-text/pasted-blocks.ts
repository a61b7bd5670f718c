const BOXES =
  'div, section, article, header, footer, main, nav, aside, address, center, form, fieldset, dl, dt, dd, pre';
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, figure, hr, details';

/**
 * Simplifies the blocks of pasted HTML: turns boxes of text such as <div> into paragraphs, changes the levels of
 * headings to those that this site uses, and removes empty blocks.
 */
export function arrangeBlocks(body: HTMLElement): void {
  // Simplify inner blocks first, because an outer block depends on the blocks that it contains.
  for (const box of [...body.querySelectorAll(BOXES)].toReversed()) {
    if (box.localName === 'pre') breakLines(box);
    if (box.querySelector(BLOCKS)) box.replaceWith(...box.childNodes);
    else rename(box, 'p');
  }
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  // Remove line breaks between paragraphs, because the page has its own spacing.
  for (const line of body.querySelectorAll('br')) {
    const { parentElement } = line;
    if (parentElement && [...parentElement.children].some((child) => child.matches(BLOCKS))) line.remove();
  }
  for (const block of body.querySelectorAll('p, h2, h3, h4')) {
    if (block.lastChild instanceof Element && block.lastChild.localName === 'br') block.lastChild.remove();
    if (!block.textContent?.trim()) block.remove();
  }
  // If the picture of a figure was left out, turn its caption into a paragraph.
  for (const caption of body.querySelectorAll('figure > figcaption:only-child')) {
    const { parentElement } = caption;
    rename(caption, 'p');
    parentElement?.replaceWith(...parentElement.childNodes);
  }
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Turns the newlines of preformatted text into <br>, because its <pre> is about to be removed. */
function breakLines(pre: Element): void {
  const walker = pre.ownerDocument.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const lines = text.data.split('\n').flatMap((line) => [pre.ownerDocument.createElement('br'), line]);
    text.replaceWith(...lines.slice(1));
  }
}
