import 'server-only';
import { DatabaseError } from './database-error';

/**
 * The number of rows to read per request. It is smaller than the API's limit (1,000 rows by default), so only the last
 * request returns fewer rows than this.
 */
const PART = 500;

interface Answer<Row> {
  data: Row[] | null;
  error: { message: string; code?: string } | null;
}

/**
 * Reads all rows of a query, or the first `most`, in several requests, because the API silently truncates a result that
 * exceeds its limit. The query must sort the rows unambiguously.
 */
export async function allRows<Row>(
  what: string,
  part: (from: number, to: number) => PromiseLike<Answer<Row>>,
  most = Infinity,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const wanted = Math.min(PART, most - rows.length);
    const { data, error } = await part(rows.length, rows.length + wanted - 1);
    if (error) throw new DatabaseError(what, error);
    rows.push(...(data ?? []));
    if ((data?.length ?? 0) < wanted || rows.length >= most) return rows;
  }
}
