import Papa from 'papaparse';
import { z } from 'zod';
import type { Json } from '@/lib/schema/database.types';
import { isSiteFile, readSiteFile, type SiteFile } from './site-file';

export type FileRow = Record<string, Json>;

const jsonRows = z.array(z.record(z.string(), z.json())).min(1);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This isn’t valid JSON');
  }
}

/** Returns the rows of a JSON file: a list of objects. Throws an error with a sentence for the editor. */
function rowsOfJson(value: unknown): FileRow[] {
  const rows = jsonRows.safeParse(value);
  if (!rows.success) throw new Error('The JSON must be a list of objects, one for each row');
  return rows.data as FileRow[];
}

/** The content of a file: rows of one entity, or a whole site. */
export type Contents = { rows: FileRow[] } | { site: SiteFile };

/**
 * Returns what a CSV or JSON file holds, or cells pasted from a spreadsheet. Throws an error with a sentence for the
 * editor.
 */
export function parseFile(text: string): Contents {
  const plain = text.replace(/^\uFEFF/, '');
  if (!/^\s*[[{]/.test(plain)) return { rows: rowsOfCells(plain) };
  const value = parseJson(plain);
  return isSiteFile(value) ? { site: readSiteFile(value) } : { rows: rowsOfJson(value) };
}

function rowsOfCells(plain: string): FileRow[] {
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
