const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;
const VOID = /^(area|br|col|hr|img|input|source|track|wbr)$/i;

/**
 * Splits a prepared text before the second-level heading that is nearest to its middle. Returns null if the text has no
 * such heading outside other elements.
 */
export function halvesOfHtml(html: string): [first: string, second: string] | null {
  const middle = html.length / 2;
  const [place] = [...html.matchAll(/<h2[\s>]/g)]
    .map(({ index }) => index)
    .filter((index) => index > 0 && isClosed(html.slice(0, index)))
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return place === undefined ? null : [html.slice(0, place), html.slice(place)];
}

/** Returns whether each element of a text that was opened is closed again. */
function isClosed(html: string): boolean {
  const tags = [...html.matchAll(TAG)].filter(([, , name = '']) => !VOID.test(name));
  return tags.reduce((depth, [, slash]) => depth + (slash ? -1 : 1), 0) === 0;
}
