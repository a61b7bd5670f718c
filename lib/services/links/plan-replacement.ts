import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listWholeRows } from '@/lib/data/links';
import { listRowsWithLink, type RowChange, type Search } from '@/lib/data/link-replacements';
import { selectRetailerHosts } from '@/lib/data/retailer-hosts';
import { replaceLinksOfRow } from '@/lib/resources/row-links';
import { valuesOf, valuesSchema } from '@/lib/resources';
import { fieldsOf, type Resource, type Row, type Values } from '@/lib/resources/resource';
import { sanitised } from '@/lib/services/rows/save-row';
import type { Db } from '@/lib/supabase/public';
import { patientSecretClient } from '@/lib/supabase/secret';
import { LINKED_RESOURCES, nameOfRow } from './collect-links';

/** The maximum number of rows that a replacement may change. */
export const MOST_ROWS = 5_000;
const ROWS_PER_READ = 100;

export interface PlannedChange extends RowChange {
  /** Why the row cannot be changed; null if it can. */
  problem: string | null;
}

/** Returns a function that replaces the searched text in a URL. */
const replacerOf =
  ({ find, replacement, isWhole }: Search) =>
  (url: string) =>
    isWhole ? (url === find ? replacement : url) : url.replaceAll(find, () => replacement);

/**
 * Returns the changes that a search and replace would make. Stops at one change more than `MOST_ROWS`. Writes nothing.
 */
export async function planReplacement(db: Db, search: Search): Promise<PlannedChange[]> {
  const found = await listRowsWithLink(db, search, { limit: MOST_ROWS + 1 });
  const shops = await selectRetailerHosts(db);
  const changes: PlannedChange[] = [];
  for (const resource of LINKED_RESOURCES) {
    const ids = found.filter((row) => row.resource === resource.key).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += ROWS_PER_READ) {
      const rows = await listWholeRows(db, resource, { ids: ids.slice(from, from + ROWS_PER_READ) });
      for (const row of rows) {
        const change = await changeOf(resource, row, { search, shops });
        if (change) changes.push(change);
        // Pause after each row, so that the site can answer other requests. Parsing a long text takes some
        // milliseconds.
        await nextTurn();
      }
    }
  }
  return changes;
}

/** Returns the changes that a search and replace would make. Returns none if Supabase's secret key is missing. */
export async function previewReplacement(search: Search): Promise<PlannedChange[]> {
  const db = patientSecretClient();
  return db ? planReplacement(db, search) : [];
}

async function changeOf(
  resource: Resource,
  row: Row,
  { search, shops }: { search: Search; shops: readonly string[] },
): Promise<PlannedChange | null> {
  const changed = replaceLinksOfRow(resource, row, { shops, replace: replacerOf(search) });
  const names = Object.keys(changed);
  if (names.length === 0) return null;
  const before = pick(row, names);
  const base = { resource: resource.key, id: String(row.id), name: nameOfRow(resource, row), before };
  const checked = valuesSchema(resource).safeParse({ ...valuesOf(resource, row), ...changed });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const label = fieldsOf(resource).find(({ name }) => name === issue?.path[0])?.label;
    return { ...base, after: changed, problem: `${label ?? 'The row'}: ${issue?.message ?? 'invalid'}` };
  }
  return { ...base, after: await sanitised(resource, pick(checked.data, names), shops), problem: null };
}

export const pick = (values: Values, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/**
 * Returns a hash of the changes. The server compares it with the hash from the preview, so that it applies only the
 * changes that an editor has seen.
 */
export const digestOf = (changes: PlannedChange[]): string =>
  createHash('sha256')
    .update(JSON.stringify(changes.map(({ resource, id, before, after }) => [resource, id, before, after])))
    .digest('base64url');
