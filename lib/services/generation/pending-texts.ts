import 'server-only';
import { getGeneration } from '@/lib/data/admin/generations';
import type { Resource, Row, Values } from '@/lib/resources/resource';
import { isRowId } from '@/lib/admin/screen-at';
import type { Db } from '@/lib/supabase/public';

/** Returns the accepted texts that a public row's editor opens with as unsaved edits; undefined if there are none. */
export async function pendingTexts(
  db: Db,
  resource: Resource,
  { row, generationId }: { row: Row; generationId: string },
): Promise<Values | undefined> {
  if (!isRowId(generationId)) return undefined;
  const generation = await getGeneration(db, generationId);
  const isOwn = generation?.entity === resource.table && generation.row_id === row.id;
  return isOwn && generation.written_at === null ? (generation.accepted_texts ?? undefined) : undefined;
}
