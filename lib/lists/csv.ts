import 'server-only';
import Papa from 'papaparse';
import { FORMULA } from './formula';

/** The byte order mark at the start of the file, by which Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Formats the value of one cell. Lists and objects become JSON, as the importer expects. */
const cell = (value: unknown) =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : (value ?? '');

export interface CsvTable {
  columns: string[];
  rows: Record<string, unknown>[];
}

/**
 * Formats rows as lines of a CSV file; with `hasHeader`, the first line contains the column names. A cell that a
 * spreadsheet would run as a formula gets a leading quote.
 */
function linesOf({ columns, rows }: CsvTable, hasHeader: boolean): string {
  const data = rows.map((row) => columns.map((name) => cell(row[name])));
  const text = Papa.unparse(hasHeader ? [columns, ...data] : data, { escapeFormulae: FORMULA });
  return text && `${hasHeader ? BYTE_ORDER_MARK : ''}${text}\r\n`;
}

/** Returns rows as the text of a CSV file. */
export const csvText = (table: CsvTable): string => linesOf(table, true);

/** Yields the text of a CSV file, one piece for each batch of rows. */
export async function* csvTexts(batches: AsyncIterable<CsvTable>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const batch of batches) {
    yield linesOf(batch, isFirst);
    isFirst = false;
  }
}

/** Yields the text of a JSON file, piece by piece: a list of objects, one on each line. */
export async function* jsonTexts(batches: AsyncIterable<CsvTable>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const { columns, rows } of batches)
    for (const row of rows) {
      const cells = columns.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]] as const]));
      yield `${isFirst ? '' : ','}\n${JSON.stringify(Object.fromEntries(cells))}`;
      isFirst = false;
    }
  yield '\n]\n';
}
