import 'server-only';
import { type Generation, getGeneration } from '@/lib/data/admin/generations';
import type { Resource, Row, Values } from '@/lib/resources/resource';
import { isRowId } from '@/lib/admin/screen-at';
import type { Db } from '@/lib/supabase/public';

/** Returns whether the row of a generation (a model's draft) already contains the accepted texts. */
export const isInRow = ({ written_at, accepted_texts }: Generation, row: Row | null): boolean =>
  written_at !== null ||
  (row !== null &&
    accepted_texts !== null &&
    Object.entries(accepted_texts).every(
      ([name, text]) => JSON.stringify(row[name]) === JSON.stringify(text),
    ));

/**
 * Returns the accepted texts that the form of a public row shows as unsaved edits; undefined if no texts are pending.
 */
export async function pendingTexts(
  db: Db,
  resource: Resource,
  { row, generationId }: { row: Row; generationId: string },
): Promise<Values | undefined> {
  if (!isRowId(generationId)) return undefined;
  const generation = await getGeneration(db, generationId);
  const isOwn = generation?.entity === resource.table && generation.row_id === row.id;
  return isOwn && !isInRow(generation, row) ? (generation.accepted_texts ?? undefined) : undefined;
}
