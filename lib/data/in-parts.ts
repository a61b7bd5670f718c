import 'server-only';

/** The values of a filter are part of a request's URL, whose length servers limit. */
const LONGEST = 4000;

/** Splits the values of a filter into lists that each fit into the URL of one request. Leaves out duplicates. */
export function inParts(values: string[]): string[][] {
  const parts: string[][] = [];
  let length = Infinity;
  for (const value of new Set(values)) {
    const own = encodeURIComponent(value).length + 3;
    if (length + own > LONGEST) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(value);
    length += own;
  }
  return parts;
}
