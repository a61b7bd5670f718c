import 'server-only';
import { findSuccessor, type Generation, getGeneration } from '@/lib/data/admin/generations';
import { numberPromptVersions } from '@/lib/data/admin/prompts';
import { getRow } from '@/lib/data/admin/rows';
import { pendingPath } from '@/lib/prompts/generator-path';
import type { KnownField } from '@/lib/quality/facts/compare-facts';
import { resourceOf, valuesOf } from '@/lib/resources';
import { editPathOf, type Values } from '@/lib/resources/resource';
import { failureSentence } from '@/lib/services/models/model-error';
import type { Db } from '@/lib/supabase/public';
import { readEvidence } from './evidence';
import { isInRow } from './pending-texts';

export interface ReadDraft {
  generation: Generation;
  /** The database fields that may support facts in the texts. */
  evidence: KnownField[];
  /** The present values of the row; null for a new row. */
  present: Values | null;
  /** The number of the prompt's version. */
  version: number | undefined;
  /** Why the model returned no texts, in words for editors. */
  failure: string | undefined;
  /** Whether the row already contains the accepted texts. */
  isSaved: boolean;
  /** The path of the row's form, which contains the accepted texts; undefined unless they are accepted. */
  editorPath: string | undefined;
  /** The id of the draft that replaces this one. */
  successor: string | undefined;
}

/** Returns a draft with everything that the draft's screen shows; null if the draft does not exist. */
export async function readDraft(db: Db, id: string): Promise<ReadDraft | null> {
  const generation = await getGeneration(db, id);
  const resource = generation && resourceOf(generation.entity);
  if (!resource) return null;
  const { row_id: rowId, prompt_version_id: versionId, state, failure } = generation;
  const [row, evidence, numbers, successor] = await Promise.all([
    rowId ? getRow(db, resource, rowId) : null,
    readEvidence(db, generation, generation.accepted_texts ?? generation.texts ?? {}),
    numberPromptVersions(db, [versionId]),
    state === 'replaced' ? findSuccessor(db, id) : undefined,
  ]);
  const isEditable = state === 'accepted' && rowId !== null && row !== null;
  const isSaved = isInRow(generation, row);
  return {
    ...{ generation, evidence, successor, isSaved },
    present: row && valuesOf(resource, row),
    version: numbers.get(versionId),
    failure: failure ? failureSentence(failure) : undefined,
    editorPath: isEditable
      ? isSaved
        ? editPathOf(resource, rowId)
        : pendingPath(resource, { rowId, generationId: id })
      : undefined,
  };
}
