import 'server-only';
import { z } from 'zod';
import { readAhead } from '@/lib/admin/read-ahead';
import { DatabaseError } from '@/lib/data/database-error';
import { londonDay } from '@/lib/dates/london-time';
import { type CsvTable, csvTexts, jsonTexts } from '@/lib/lists/csv';
import { textStream } from '@/lib/lists/text-stream';

const idsSchema = z.array(z.uuid()).max(200);

/** Returns the response for a request with an invalid id or with more than 200 ids. */
export const wrongIds = () =>
  new Response('Each id must be a row’s id, and at most 200 are allowed', { status: 400 });

/**
 * Returns the ids of the rows to export (`?id=…&id=…`). The list may be empty. Returns null if one of the ids is
 * invalid, or if there are more than 200.
 */
export const idsToExport = (searchParams: URLSearchParams): string[] | null =>
  idsSchema.safeParse(searchParams.getAll('id')).data ?? null;

const TYPES = { csv: 'text/csv', json: 'application/json' };

/** Returns 'json' if the URL has `?format=json`, otherwise 'csv'. */
export const formatToExport = (searchParams: URLSearchParams): 'csv' | 'json' =>
  searchParams.get('format') === 'json' ? 'json' : 'csv';

/**
 * Streams batches of rows as a file whose name contains today's date. Responds with 503 if the first batch cannot be
 * read.
 */
export const exportResponse = (
  name: string,
  batches: AsyncIterable<CsvTable>,
  format: 'csv' | 'json' = 'csv',
): Promise<Response> => fileResponse(name, format === 'csv' ? csvTexts(batches) : jsonTexts(batches), format);

/** Streams texts as a file whose name contains today's date. Responds with 503 if the first text cannot be read. */
export async function fileResponse(
  name: string,
  source: AsyncIterable<string>,
  format: 'csv' | 'json',
): Promise<Response> {
  const texts = await readAhead(source).catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error;
    console.error('An export failed:', error);
    return null;
  });
  if (!texts) return new Response('The rows couldn’t be loaded. Try again in a minute.', { status: 503 });
  const day = londonDay(new Date().toISOString());
  return new Response(textStream(texts), {
    headers: {
      'Content-Type': `${TYPES[format]}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}-${day}.${format}"`,
      'Cache-Control': 'no-store',
    },
  });
}
