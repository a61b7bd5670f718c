import 'server-only';
import { listConfirmedFacts, listEvidence, listImportedRows } from '@/lib/data/confirmed-facts';
import { isEntityTable } from '@/lib/entities/registry';
import type { KnownField } from '@/lib/quality/facts/compare-facts';
import { evidenceOf, type FactInField, factsOfPage } from '@/lib/quality/facts/facts-of-page';
import { readParts } from '@/lib/quality/page';
import type { Resource, Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

/** A row before and after a write; `before` is null for a new row. */
export interface RowChange {
  before: Row | null;
  after: Row;
}

/** Returns whether a row is public, or scheduled to become public. */
const isPublic = ({ flag }: Resource, row: Row) =>
  !flag || row[flag.column] === true || Boolean(flag.startsAt && row[flag.startsAt]);

const unsupportedIn = (resource: Resource, row: Row, more: KnownField[] = []): FactInField[] =>
  factsOfPage(readParts(resource, row, []), [...evidenceOf(resource, row), ...more]).filter(
    ({ support }) => support.length === 0,
  );

/** Returns the unsupported facts that a write would make public. Leaves out facts that are already public. */
function newFacts(resource: Resource, { before, after }: RowChange, more?: KnownField[]): FactInField[] {
  if (!isPublic(resource, after)) return [];
  const facts = unsupportedIn(resource, after, more);
  if (facts.length === 0 || !before || !isPublic(resource, before)) return facts;
  const known = new Set(unsupportedIn(resource, before, more).map(({ key }) => key));
  return facts.filter(({ key }) => !known.has(key));
}

/**
 * Finds the writes that would publish unconfirmed facts of imported texts: facts that no field supports and no admin
 * has confirmed with a source. Returns each such write with these facts.
 * @param isImport whether an import is writing the rows
 */
export async function unconfirmedFacts<Change extends RowChange>(
  db: Db,
  resource: Resource,
  { changes, isImport = false }: { changes: Change[]; isImport?: boolean },
): Promise<{ change: Change; facts: FactInField[] }[]> {
  const table = resource.table;
  if (!isEntityTable(table)) return [];
  const doubtful = changes.filter((change) => newFacts(resource, change).length > 0);
  if (doubtful.length === 0) return [];
  const idOf = ({ before, after }: Change) => String(before?.id ?? after.id ?? '');
  const slugOf = ({ after }: Change) => String(after.slug);
  const imported = isImport ? null : await listImportedRows(db, doubtful.map(idOf).filter(Boolean));
  const suspects = imported ? doubtful.filter((change) => imported.has(idOf(change))) : doubtful;
  const [evidence, confirmed] = await Promise.all([
    listEvidence(db, table, suspects.map(slugOf)),
    listConfirmedFacts(db, suspects.map(idOf).filter(Boolean)),
  ]);
  const found = suspects.map((change) => ({
    change,
    facts: newFacts(resource, change, evidence.get(slugOf(change))).filter(
      ({ key }) => !Object.hasOwn(confirmed.get(idOf(change)) ?? {}, key),
    ),
  }));
  return found.filter(({ facts }) => facts.length > 0);
}

const SHOWN = 5;
const LIST = new Intl.ListFormat('en-GB');

/** Returns a list of the facts in quotation marks, such as '‘50%’, ‘£10’ and 2 more'. */
export function quoted(facts: FactInField[]): string {
  const texts = [...new Set(facts.map(({ text }) => `‘${text}’`))];
  const others = texts.length - SHOWN;
  return LIST.format(others > 0 ? [...texts.slice(0, SHOWN), `${others} more`] : texts);
}
