import 'server-only';
import { DatabaseError } from '@/lib/errors';

/** Fewer than the API hands out at once (1,000, unless the project's settings say otherwise): then a short part is the last. */
const PART = 500;

interface Answer<Row> {
  data: Row[] | null;
  error: { message: string; code?: string } | null;
}

/**
 * All rows of a query, or the first `most`, asked for in parts: the API cuts a longer answer off and says nothing of it. The query must have
 * an order in which no two rows are alike.
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
