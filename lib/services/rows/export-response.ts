import 'server-only';
import { z } from 'zod';
import { readAhead } from '@/lib/admin/read-ahead';
import { DatabaseError } from '@/lib/data/database-error';
import { csvStream, type CsvTable } from '@/lib/lists/csv';

const idsSchema = z.array(z.uuid()).max(200);

/** The response to an export whose ids are not accepted. */
export const wrongIds = () =>
  new Response('Each id must be a row’s id, and at most 200 are allowed', { status: 400 });

/** Returns the ids of the rows to export (`?id=…&id=…`), which may be none; null if one of them is no id. */
export const idsToExport = (searchParams: URLSearchParams): string[] | null =>
  idsSchema.safeParse(searchParams.getAll('id')).data ?? null;

/** Streams batches of rows as a CSV file with the day in its name; 503 if the first batch cannot be read. */
export async function exportResponse(name: string, source: AsyncIterable<CsvTable>): Promise<Response> {
  const batches = await readAhead(source).catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error;
    console.error('An export failed:', error);
    return null;
  });
  if (!batches) return new Response('The rows couldn’t be loaded. Try again in a minute.', { status: 503 });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(csvStream(batches), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
