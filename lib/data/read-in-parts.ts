import 'server-only';

/** How many values are named in one query, whose URL must not become too long. */
const PER_QUERY = 100;

/** Reads the rows that have one of many values, a hundred values in each query, one query after the other. */
export async function readInParts<Row>(
  values: readonly string[],
  read: (part: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += PER_QUERY)
    rows.push(...(await read(values.slice(start, start + PER_QUERY))));
  return rows;
}
