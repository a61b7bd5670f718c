import Papa from 'papaparse';
import { z } from 'zod';
import type { Json } from '@/lib/schema/database.types';

export type FileRow = Record<string, Json>;

const jsonRows = z.array(z.record(z.string(), z.json())).min(1);

/** Returns the rows of a JSON file: a list of objects. Throws an error with a sentence for the editor. */
function rowsOfJson(text: string): FileRow[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This isn’t valid JSON');
  }
  const rows = jsonRows.safeParse(value);
  if (!rows.success) throw new Error('The JSON must be a list of objects, one for each row');
  return rows.data as FileRow[];
}

/**
 * Returns the rows of a CSV or JSON file, or of cells pasted from a spreadsheet. Throws an error with a sentence for the
 * editor.
 */
export function parseRows(text: string): FileRow[] {
  const plain = text.replace(/^\uFEFF/, '');
  if (/^\s*[[{]/.test(plain)) return rowsOfJson(plain);
  const { data, errors } = Papa.parse<string[]>(plain, { skipEmptyLines: 'greedy' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new Error(`Row ${broken.row ?? 1} has a quote that doesn’t end`);
  const [columns = [], ...rows] = data;
  const named = columns.map((name) => name.trim()).filter(Boolean);
  if (new Set(named).size < named.length) throw new Error('Two columns have the same name');
  if (rows.length === 0) throw new Error('There are no rows below the column names');
  return rows.map((cells) =>
    Object.fromEntries(
      columns.flatMap((name, index) => (name.trim() ? [[name.trim(), cells[index] ?? '']] : [])),
    ),
  );
}

/** Returns the names of all columns that a row has. */
export const columnsOf = (rows: FileRow[]): string[] => [
  ...new Set(rows.slice(0, 500).flatMap((row) => Object.keys(row))),
];
