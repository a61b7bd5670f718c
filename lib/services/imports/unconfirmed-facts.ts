import 'server-only';
import type { CheckedRow } from '@/lib/data/imports';
import { fieldsOf, type Resource, type Row } from '@/lib/resources/resource';
import { quoted, type RowChange, unconfirmedFacts } from '@/lib/services/quality/unconfirmed-facts';
import type { Db } from '@/lib/supabase/public';

const AS_DRAFT = 'Import the row as a draft, and confirm each with its source';
/** The advice in the error for entities that have no drafts. */
const WITHOUT =
  'Import the row without this text, and add the text in its form, where you can confirm each with its source';

interface LineChange extends RowChange {
  line: number;
}

/**
 * Refuses rows that would publish facts that no field supports. Accepts drafts with such facts, because an editor must
 * confirm the facts before publishing the draft.
 */
export async function withoutUnconfirmedFacts(
  db: Db,
  resource: Resource,
  { rows, existing }: { rows: CheckedRow[]; existing: Map<number, Row> },
): Promise<CheckedRow[]> {
  const changes = rows.flatMap((row): LineChange[] => {
    if (!('changed' in row)) return [];
    const before = existing.get(row.line) ?? null;
    const after = before ? { ...before, ...row.changed } : row.created;
    return after ? [{ line: row.line, before, after }] : [];
  });
  const found = await unconfirmedFacts(db, resource, { changes, isImport: true });
  const byLine = new Map(found.map(({ change, facts }) => [change.line, facts]));
  return rows.map((row) => {
    const [first] = byLine.get(row.line) ?? [];
    if (!first) return row;
    const facts = byLine.get(row.line) ?? [];
    const label = fieldsOf(resource).find(({ name }) => name === first.field)?.label ?? first.field;
    const advice = resource.flag ? AS_DRAFT : WITHOUT;
    return {
      line: row.line,
      error: { message: `${label}: No field supports ${quoted(facts)}. ${advice}` },
    };
  });
}
