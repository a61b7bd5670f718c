import 'server-only';
import Papa from 'papaparse';
import type { Row } from '@/lib/resources/resource';

/** The mark at the start of the file by which Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches text that a spreadsheet would run as a formula: a leading =, +, - or @ (also full-width, small or
 * superscript), after any blanks and invisible characters. The CSV library's own pattern does not cover these variants,
 * nor cells with line breaks.
 */
const FORMULA =
  /^(?:[\t\r\n]|[\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−])/u;

/** Formats the value of one cell. Lists and objects become JSON, as the importer expects. */
const cell = (value: Row[string] | undefined) =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : (value ?? '');

/**
 * Streams batches of rows as a CSV file. If a spreadsheet would run a cell as a formula, the cell gets a leading quote.
 */
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
