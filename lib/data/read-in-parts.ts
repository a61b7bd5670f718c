import 'server-only';

/** The maximum number of values in one query, so that the result does not exceed the API's limit of rows. */
const PER_QUERY = 100;
/** The maximum length of the values in one query. They are part of the request's URL, whose length servers limit. */
const LONGEST = 4000;

/** Splits the values of a filter into lists that each fit into one query. Leaves out duplicates. */
export function inParts(values: readonly string[]): string[][] {
  const parts: string[][] = [];
  let length = Infinity;
  for (const value of new Set(values)) {
    const own = encodeURIComponent(value).length + 3;
    if (length + own > LONGEST || parts.at(-1)?.length === PER_QUERY) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(value);
    length += own;
  }
  return parts;
}

/** Reads the rows that match any of many values, in several queries, one after the other. */
export async function readInParts<Row>(
  values: readonly string[],
  read: (part: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of inParts(values)) rows.push(...(await read(part)));
  return rows;
}
