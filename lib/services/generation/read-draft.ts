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
  /** The fields of the database that may support facts. */
  evidence: KnownField[];
  /** The present values of the row; null for a new row. */
  present: Values | null;
  /** The number of the version of the prompt. */
  version: number | undefined;
  /** Why there is no answer, in words for editors. */
  failure: string | undefined;
  /** Whether the accepted texts are in the row. */
  isSaved: boolean;
  /** The path of the editor with the accepted texts. */
  editorPath: string | undefined;
  /** The id of the draft that replaces this one. */
  successor: string | undefined;
}

/** Reads a draft with everything that its screen shows. Null if there is none. */
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
