/** A part of a text: its heading and what follows until the next one. The part before the first heading has none. */
interface Part {
  title: string | null;
  html: string;
}

const HEADING = /^(<h2[^>]*>)(.*?)<\/h2>/s;

/**
 * Moves the parts of a prepared text whose headings repeat a title of the page to its end, as closed elements that unfold. An
 * opening without a heading joins the first of them. A text whose headings are not all at its top level stays as it is.
 */
export function foldRepeats(html: string, titles: string[]): string {
  const parts = partsOf(html);
  const repeated = new Set(titles.map(wordsOf));
  const isRepeat = ({ title }: Part) => title !== null && repeated.has(wordsOf(title));
  const folded = parts.filter(isRepeat);
  const open = parts.filter((part) => !isRepeat(part));
  if (folded.length === 0 || open.every(({ title }) => title === null) || !parts.every(isWhole)) return html;
  const opening = parts[0]?.title === null ? parts[0].html : '';
  return [
    ...open.filter(({ title }) => title !== null).map((part) => part.html),
    ...folded.map((part, index) => closed(part, index === 0 ? opening : '')),
  ].join('');
}

/** Returns a part as a closed element, which unfolds at its heading. Its text begins with `opening`. */
function closed({ html }: Part, opening: string): string {
  const unfolding = html.replace(
    HEADING,
    (_, tag: string, title: string) => `<summary>${tag}${title}, in detail</h2></summary>${opening}`,
  );
  return `<details>${unfolding}</details>`;
}

const partsOf = (html: string): Part[] =>
  html
    .split(/(?=<h2[\s>])/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ title: HEADING.exec(part)?.[2] ?? null, html: part }));

/** Returns the words of a heading, without marks and the word 'and', to compare it with another. */
const wordsOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/<[^>]*>|&[a-z]+;|[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .join(' ');

const VOID = new Set(['br', 'hr', 'img', 'col', 'wbr', 'source', 'input']);

/** Returns whether every element that begins in a part also ends in it. */
function isWhole({ html }: Part): boolean {
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
    if (VOID.has(tag)) continue;
    if (!slash) open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}
