import 'server-only';

/** The maximum number of values in one query. With more values, the URL of the query would become too long. */
const PER_QUERY = 100;

/** Reads the rows that match any of many values, with a hundred values per query and one query after the other. */
export async function readInParts<Row>(
  values: readonly string[],
  read: (part: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += PER_QUERY)
    rows.push(...(await read(values.slice(start, start + PER_QUERY))));
  return rows;
}
