import 'server-only';
import Papa from 'papaparse';
import type { Row } from '@/lib/resources/resource';

/** Tells Excel that what follows is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet takes for the start of a formula: a sign, also full-width, small or raised, behind any number of blanks
 * and characters that do not show, which it leaves out. Papa's own pattern misses these, and a cell with a line break in it.
 */
const FORMULA =
  /^(?:[\t\r\n]|[\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−])/u;

/** One cell: lists and objects as JSON, as the importer reads them. */
const cell = (value: Row[string] | undefined) =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : (value ?? '');

/** Batches of rows as a CSV file, sent while it is read. What a spreadsheet would run as a formula gets a quote before it. */
export function csvStream(
  batches: AsyncIterable<{ columns: string[]; rows: Row[] }>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = batches[Symbol.asyncIterator]();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) return controller.close();
      const { columns, rows } = value;
      const data = rows.map((row) => columns.map((name) => cell(row[name])));
      const text = Papa.unparse(isFirst ? [columns, ...data] : data, { escapeFormulae: FORMULA });
      if (text) controller.enqueue(encoder.encode(`${isFirst ? BYTE_ORDER_MARK : ''}${text}\r\n`));
      isFirst = false;
    },
  });
}
