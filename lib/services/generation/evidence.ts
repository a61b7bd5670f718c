import 'server-only';
import type { Generation } from '@/lib/data/admin/generations';
import { getRow } from '@/lib/data/admin/rows';
import { seasonAt } from '@/lib/dates/season';
import { evidenceFor } from '@/lib/prompts/drafted-facts';
import type { KnownField } from '@/lib/quality/facts/compare-facts';
import { resourceOf } from '@/lib/resources';
import type { Db } from '@/lib/supabase/public';

/** Returns the fields of the database, as they are now, that may support the facts of a generation's texts. */
export async function readEvidence(
  db: Db,
  { entity, row_id, facts }: Pick<Generation, 'entity' | 'row_id' | 'facts'>,
): Promise<KnownField[]> {
  const told = facts.lines.flatMap((fact) =>
    fact.entity && fact.rowId ? [{ key: fact.entity, id: fact.rowId }] : [],
  );
  const own = row_id ? [{ key: entity as string, id: row_id }] : [];
  const rows = new Map([...own, ...told].map((each) => [`${each.key}:${each.id}`, each]));
  const found = await Promise.all(
    [...rows.values()].map(async ({ key, id }) => {
      const resource = resourceOf(key);
      const row = resource && (await getRow(db, resource, id));
      return row ? [{ resource, row }] : [];
    }),
  );
  return evidenceFor(facts, found.flat(), seasonAt(Date.now()).year);
}
