const BOXES =
  'div, section, article, header, footer, main, nav, aside, address, center, form, fieldset, dl, dt, dd, pre';
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, figure, hr, details';

/** Turns text blocks into paragraphs, adjusts heading levels to those of this site, and removes empty blocks. */
export function arrangeBlocks(body: HTMLElement): void {
  // Inner blocks first, so that each outer block sees the result.
  for (const box of [...body.querySelectorAll(BOXES)].toReversed()) {
    if (box.localName === 'pre') breakLines(box);
    if (box.querySelector(BLOCKS)) box.replaceWith(...box.childNodes);
    else rename(box, 'p');
  }
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  // Line breaks between paragraphs: the page has its own spacing.
  for (const line of body.querySelectorAll('br')) {
    const { parentElement } = line;
    if (parentElement && [...parentElement.children].some((child) => child.matches(BLOCKS))) line.remove();
  }
  for (const block of body.querySelectorAll('p, h2, h3, h4')) {
    if (block.lastChild instanceof Element && block.lastChild.localName === 'br') block.lastChild.remove();
    if (!block.textContent?.trim()) block.remove();
  }
  // Remove the caption of a picture that was left out.
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

/** Keeps the line breaks of preformatted text. */
function breakLines(pre: Element): void {
  const walker = pre.ownerDocument.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const lines = text.data.split('\n').flatMap((line) => [pre.ownerDocument.createElement('br'), line]);
    text.replaceWith(...lines.slice(1));
  }
}
