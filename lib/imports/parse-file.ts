import { z } from 'zod';
import type { Json } from '@/lib/schema/database.types';
import { csvRows } from './csv-rows';
import { fileTexts } from './file-text';
import { jsonCell } from './json-cell';
import { isSiteFile, readSiteFile, type SiteFile } from './site-file';

export type FileRow = Record<string, Json>;

/** The rows of a file. Code can read them more than once. */
export interface FileRows {
  columns: string[];
  total: number;
  rows(): AsyncIterable<FileRow> | Iterable<FileRow>;
}

/** The content of a file: rows of one entity, or a whole site. */
export type Contents = FileRows | { site: SiteFile };

/**
 * The maximum size of a JSON file, in bytes. The browser parses JSON as a whole, so the file must fit into memory. A
 * CSV file may have any size.
 */
const JSON_BYTES = 300_000_000;

/**
 * Parses a CSV file, a JSON file, or cells that were copied from a spreadsheet. `onProgress` gets the number of rows
 * that have been read. Throws an error whose message is a sentence for the editor.
 */
export async function parseFile(
  file: Blob,
  onProgress: (rows: number) => void = () => undefined,
): Promise<Contents> {
  const texts = await fileTexts(file);
  const isJson = /^\s*[[{]/.test((await texts().next()).value ?? '');
  return isJson ? parseJson(file, texts()) : parseCsv(texts, onProgress);
}

async function parseCsv(
  texts: () => AsyncIterable<string>,
  onProgress: (rows: number) => void,
): Promise<FileRows> {
  let columns: string[] = [];
  let total = 0;
  for await (const row of csvRows(texts())) {
    if (total === 0) columns = Object.keys(row);
    total += 1;
    if (total % 1_000 === 0) onProgress(total);
  }
  if (total === 0) throw new Error('There are no rows below the column names');
  return { columns, total, rows: () => csvRows(texts()) };
}

const jsonRows = z.array(z.record(z.string(), jsonCell)).min(1);

async function parseJson(file: Blob, texts: AsyncIterable<string>): Promise<Contents> {
  if (file.size > JSON_BYTES) throw new Error('JSON may have at most 300 MB. Split the file, or use CSV.');
  let text = '';
  for await (const part of texts) text += part;
  const value = parsed(text);
  if (isSiteFile(value)) return { site: readSiteFile(value) };
  const { success, data: rows, error } = jsonRows.safeParse(value);
  if (!success) {
    const isCell = error.issues[0]?.path.length === 2;
    throw new Error(
      isCell ? (error.issues[0]?.message ?? '') : 'The JSON must be a list of objects, one for each row',
    );
  }
  const columns = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) columns.add(name);
  return { columns: [...columns], total: rows.length, rows: () => rows };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This isn’t valid JSON');
  }
}
