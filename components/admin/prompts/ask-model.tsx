'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { PartialTexts } from '@/components/admin/generator/partial-texts';
import { useDraftStream } from '@/components/admin/generator/use-draft-stream';
import { newId } from '@/components/admin/use-write-id';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { orderDraftAction } from '@/lib/actions/generation-actions';
import type { EntityTable } from '@/lib/entities/registry';
import { formatCost } from '@/lib/models/money';
import type { DraftSubject } from '@/lib/prompts/draft-subject';
import { draftedFields } from '@/lib/prompts/drafted-fields';
import { generationPath } from '@/lib/prompts/generator-path';

interface Version {
  number: number;
  isLive: boolean;
}

interface AskModelProps {
  subject: DraftSubject;
  entity: EntityTable;
  keyId: string;
  keyLabel: string;
  model: string;
  versions: Version[];
  /** The maximum total cost of the calls, in pounds. */
  mostCost: number;
}

/** Shows a button that orders a draft with each version of the prompt, and the drafts side by side as they arrive. */
export function AskModel({ subject, entity, keyId, keyLabel, model, versions, mostCost }: AskModelProps) {
  const [drafts, setDrafts] = useState<(Version & { id: string })[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function ask() {
    if (isBusy) return;
    setBusy(true);
    const ordered = [];
    for (const version of versions) {
      const order = { subject, leftOut: [], keyId, model, version: version.number, requestId: newId() };
      const state = await callAction(() => orderDraftAction(order));
      if (!state.data) toastOf(state);
      else ordered.push({ ...version, id: state.data.id });
    }
    setDrafts(ordered);
    setBusy(false);
  }

  return (
    <DisabledUntilHydrated>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <button type="button" aria-disabled={isBusy} onClick={() => void ask()} className="button-brand">
          {isBusy ? 'Requesting…' : drafts.length > 0 ? 'Ask the model again' : 'Ask the model'}
        </button>
        <p className="text-muted">
          {keyLabel}, {model}: at most {formatCost(mostCost)}
          {versions.length > 1 && ' for both versions'}. The drafts are kept in the content generator.
        </p>
      </div>
      {drafts.length > 0 && (
        <div className={`mt-4 grid gap-6 ${drafts.length > 1 ? 'xl:grid-cols-2' : ''}`}>
          {drafts.map((draft) => (
            <Answer key={draft.id} {...{ ...draft, entity }} purpose={subject.purpose} />
          ))}
        </div>
      )}
    </DisabledUntilHydrated>
  );
}

interface AnswerProps extends Version {
  id: string;
  entity: EntityTable;
  purpose: DraftSubject['purpose'];
}

const ignore = () => undefined;

function Answer({ id, number, isLive, entity, purpose }: AnswerProps) {
  const { isRunning, partial, error, run } = useDraftStream(id, ignore);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void run();
  }, [run]);
  const title = `Draft by version ${number}${isLive ? ', live' : ''}`;
  return (
    <section aria-label={title} aria-busy={isRunning} className="grid min-w-0 content-start gap-3">
      <h3>{title}</h3>
      {error && <p role="alert">{error}</p>}
      <PartialTexts fields={draftedFields(purpose, entity)} texts={partial} />
      {isRunning ? (
        <p role="status" className="text-muted">
          The model is drafting.
        </p>
      ) : (
        <Link href={generationPath(id)} prefetch={false} className="admin-link">
          Look at this draft<span className="sr-only"> by version {number}</span>
        </Link>
      )}
    </section>
  );
}
