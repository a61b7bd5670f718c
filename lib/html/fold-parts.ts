/** A part of a text: its heading and what follows until the next one. The part before the first heading has none. */
interface Part {
  title: string | null;
  html: string;
}

const HEADING = /^(<h2[^>]*>)(.*?)<\/h2>/s;

/**
 * Turns the parts of a prepared text into elements that unfold at their headings. An opening without a heading joins the
 * first of them, which is open. A text with fewer than two headings, or with headings that are not at its top level,
 * stays as it is.
 */
export function foldParts(html: string): string {
  const parts = partsOf(html);
  const titled = parts.filter(({ title }) => title !== null);
  if (titled.length < 2 || !parts.every(isWhole)) return html;
  const opening = parts[0]?.title === null ? parts[0].html : '';
  return titled.map((part, index) => (index === 0 ? folded(part, ' open', opening) : folded(part))).join('');
}

/** Returns a part as an element that unfolds at its heading. Its text begins with `opening`. */
function folded({ html }: Part, attribute = '', opening = ''): string {
  const unfolding = html.replace(
    HEADING,
    (_, tag: string, title: string) => `<summary>${tag}${title}</h2></summary>${opening}`,
  );
  return `<details${attribute}>${unfolding}</details>`;
}

const partsOf = (html: string): Part[] =>
  html
    .split(/(?=<h2[\s>])/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ title: HEADING.exec(part)?.[2] ?? null, html: part }));

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
