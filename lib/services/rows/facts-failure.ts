import 'server-only';
import { actionError } from '@/lib/forms/form-state';
import type { Resource } from '@/lib/resources/resource';
import { quoted, type RowChange, unconfirmedFacts } from '@/lib/services/quality/unconfirmed-facts';
import type { Db } from '@/lib/supabase/public';
import type { Outcome } from './outcome';

const MESSAGE =
  'This row has imported texts. Under ‘Quality’, confirm each fact that no field supports, and give its source.';

/**
 * Returns an error state if a save would publish unconfirmed facts of an imported text (unconfirmedFacts); otherwise
 * null.
 */
export async function factsFailure(
  db: Db,
  resource: Resource,
  change: RowChange,
): Promise<Outcome<never> | null> {
  const [found] = await unconfirmedFacts(db, resource, { changes: [change] });
  if (!found) return null;
  const byField = Map.groupBy(found.facts, ({ field }) => field);
  const errors = [...byField].map(([field, facts]) => [field, `No field supports ${quoted(facts)}`] as const);
  return { state: actionError(MESSAGE, { fieldErrors: Object.fromEntries(errors) }) };
}

/**
 * Returns an error state if rows must not be published, because their imported texts contain unconfirmed facts
 * (unconfirmedFacts); otherwise null. The state names the first such row only.
 */
export async function publishingFailure(
  db: Db,
  resource: Resource,
  changes: RowChange[],
): Promise<Outcome<never> | null> {
  const [found] = await unconfirmedFacts(db, resource, { changes });
  if (!found) return null;
  const name = String(found.change.after[resource.nameColumn]);
  return {
    state: actionError(
      `${name}: no field supports ${quoted(found.facts)}. Open the row and confirm each fact with its source under ‘Quality’.`,
    ),
  };
}
