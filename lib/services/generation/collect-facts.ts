import 'server-only';
import { getRowBySlug } from '@/lib/data/admin/rows';
import type { EntityTable } from '@/lib/entities/registry';
import { canBeNew, type DraftSubject } from '@/lib/prompts/draft-subject';
import { factsOf } from '@/lib/prompts/entity-facts';
import { type PromptTarget, tableOf } from '@/lib/prompts/purposes';
import { resourceOf } from '@/lib/resources';
import type { DraftFact, DraftFacts } from '@/lib/schema/draft-facts';
import { draftFactsOf, findSubject } from '@/lib/services/prompts/prompt-values';
import type { Db } from '@/lib/supabase/public';

/** All facts in the database about the row, or the new guide or article, that a text is drafted for. */
export interface CollectedFacts {
  entity: EntityTable;
  /** Null for a new guide or article. */
  rowId: string | null;
  facts: DraftFacts;
}

/**
 * Collects the facts about a subject and about the rows in its `sources`. Returns null if no row has the subject's
 * slug. For a subject without a slug, returns null if the title is missing, or if this kind of text cannot be drafted
 * for a new row.
 */
export async function collectFacts(db: Db, subject: DraftSubject): Promise<CollectedFacts | null> {
  const { purpose, to, slug, title, topic, sources } = subject;
  const sourceLines = (await Promise.all(sources.map((source) => factsOfSource(db, source)))).flat();
  if (slug) {
    const found = await findSubject(db, { purpose, to: to as PromptTarget, slug });
    if (!found) return null;
    const facts = draftFactsOf(found.resource, found.row);
    const lines = [...facts.lines, ...sourceLines.filter(({ rowId }) => rowId !== found.row.id)];
    return {
      ...{ entity: tableOf(to as PromptTarget), rowId: String(found.row.id) },
      facts: { ...facts, lines },
    };
  }
  if (!title || !canBeNew(purpose)) return null;
  return { entity: 'content', rowId: null, facts: { name: title, topic, lines: sourceLines } };
}

/** Returns the facts of a row, such as 'retailers:argos', labelled with its name. */
async function factsOfSource(db: Db, source: string): Promise<DraftFact[]> {
  const [table = '', slug = ''] = source.split(':');
  const resource = resourceOf(table);
  const row = resource && (await getRowBySlug(db, resource, slug));
  if (!row) return [];
  const name = String(row[resource.nameColumn]);
  return factsOf(resource, row).map((fact) => ({ ...fact, label: `${name}: ${fact.label.toLowerCase()}` }));
}

/** The id of the row's present text among the facts that an editor can leave out of the prompt. */
export const PRESENT_TEXT = 'present-text';

/** Returns the facts without those that an editor has left out. */
export const withoutFacts = (facts: DraftFacts, leftOut: readonly string[]): DraftFacts => ({
  ...facts,
  text: leftOut.includes(PRESENT_TEXT) ? '' : facts.text,
  lines: facts.lines.filter(({ id }) => !leftOut.includes(id)),
});
