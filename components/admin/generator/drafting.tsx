'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
import { draftedFields } from '@/lib/prompts/drafted-fields';
import { generationPath } from '@/lib/prompts/generator-path';
import type { EntityTable } from '@/lib/entities/registry';
import type { Purpose } from '@/lib/schema/prompts';
import { PartialTexts } from './partial-texts';
import { useDraftStream } from './use-draft-stream';

interface DraftingProps {
  id: string;
  purpose: Purpose;
  entity: EntityTable;
  fields: string[];
  /** Whether an editor has just ordered the draft. If so, the model is asked at once. */
  startsAtOnce: boolean;
  /** Why the last attempt failed, as a text for editors. */
  failure: string | undefined;
}

/** Asks the model for a draft, at once or at the press of a button, and shows the texts while they arrive. */
export function Drafting({ id, purpose, entity, fields, startsAtOnce, failure }: DraftingProps) {
  const router = useRouter();
  useRestoreLostFocus();
  const onDone = useCallback(() => {
    router.replace(generationPath(id), { scroll: false });
    router.refresh();
  }, [router, id]);
  const { isRunning, partial, error, run } = useDraftStream(id, onDone);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!startsAtOnce || hasStarted.current) return;
    hasStarted.current = true;
    void run();
  }, [startsAtOnce, run]);
  const shown = draftedFields(purpose, entity).filter(({ name }) => fields.includes(name));
  const problem = isRunning ? undefined : (error ?? failure);
  return (
    <div className="grid gap-4" aria-busy={isRunning}>
      {problem && (
        <p role="alert" className="card p-4 font-semibold">
          {problem}
        </p>
      )}
      <p role="status" className="text-muted">
        {isRunning
          ? 'The model is drafting. You can leave this page: drafting continues, and you’ll find the draft in the history.'
          : problem
            ? 'You won’t be charged twice for an answer that has already arrived.'
            : 'This draft isn’t finished.'}
      </p>
      {(isRunning || Object.keys(partial).length > 0) && <PartialTexts fields={shown} texts={partial} />}
      {!isRunning && (
        <div>
          <button type="button" onClick={() => void run()} className="button-brand">
            {problem ? 'Try again' : 'Continue'}
          </button>
        </div>
      )}
    </div>
  );
}
