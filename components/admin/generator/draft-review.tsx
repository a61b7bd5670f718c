'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useDeferredValue, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { callAction, toastOf } from '@/components/admin/call-action';
import { useLeaveWarning } from '@/components/admin/editor/use-leave-warning';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
import { acceptTextsAction, orderAgainAction, rejectTextsAction } from '@/lib/actions/generation-actions';
import type { EntityTable } from '@/lib/entities/registry';
import type { ActionState } from '@/lib/forms/form-state';
import { draftedFields } from '@/lib/prompts/drafted-fields';
import { draftedFactsOf, factKey, unsupportedIn } from '@/lib/prompts/drafted-facts';
import { generationPath } from '@/lib/prompts/generator-path';
import type { KnownField } from '@/lib/quality/facts/compare-facts';
import type { FormValues, Values } from '@/lib/resources/resource';
import type { Purpose } from '@/lib/schema/prompts';
import { LEAST_SOURCE } from './fact-marks';
import { ReviewedField } from './reviewed-field';

interface DraftReviewProps {
  id: string;
  purpose: Purpose;
  entity: EntityTable;
  texts: Values;
  /** The texts that the row has now; null for a new row. */
  present: Values | null;
  evidence: KnownField[];
}

/** Lets an editor accept, edit or redraft each text of a draft, or reject the draft. Shows the facts in each text. */
export function DraftReview({ id, purpose, entity, texts, present, evidence }: DraftReviewProps) {
  const router = useRouter();
  const fields = draftedFields(purpose, entity).filter(({ name }) => name in texts);
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const [sources, setSources] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState<string>();
  const form = useForm<FormValues, unknown, Values>({
    defaultValues: texts,
    // Only the fields that the editor accepts must be valid.
    resolver: (values, context, options) => zodResolver(schemaOf(taken))(values, context, options),
  });
  const taken = fields.filter(({ name }) => !leftOut.includes(name));
  const typed = useDeferredValue(useWatch({ control: form.control }));
  const facts = draftedFactsOf(taken, typed, evidence);
  const open = unsupportedIn(facts).filter(
    (fact) => (sources[factKey(fact)] ?? '').trim().length < LEAST_SOURCE,
  );
  const isDirty = form.formState.isDirty || Object.keys(sources).length > 0;
  useLeaveWarning(isDirty && busy === undefined);
  useRestoreLostFocus();

  async function run<Data>(what: string, call: () => Promise<ActionState<Data>>) {
    if (busy) return undefined;
    setBusy(what);
    const state = await callAction(call);
    toastOf(state);
    for (const [name, message] of Object.entries(state.fieldErrors ?? {})) form.setError(name, { message });
    if (state.status !== 'success') setBusy(undefined);
    return state.status === 'success' ? state : undefined;
  }

  const accept = form.handleSubmit(async (values) => {
    const confirmations = unsupportedIn(draftedFactsOf(taken, values, evidence)).flatMap((fact) => {
      const source = (sources[factKey(fact)] ?? '').trim();
      return source ? [{ field: fact.field, text: fact.text.trim(), source }] : [];
    });
    const state = await run('accept', () => acceptTextsAction({ generationId: id, values, confirmations }));
    // Load the row's editor as a new document. The router would keep this form in the document, and the form of the
    // editor has the same ids.
    if (state?.data) window.location.assign(state.data.path);
  });

  async function again(name: string) {
    const kept = form.getValues() as Values;
    const state = await run(name, () => orderAgainAction({ generationId: id, fields: [name], kept }));
    if (state?.data) router.push(`${generationPath(state.data.id)}&go=1`);
  }

  async function reject() {
    const state = await run('reject', () => rejectTextsAction({ generationId: id, reason }));
    if (state) router.refresh();
  }

  return (
    <FormProvider {...form}>
      <DisabledUntilHydrated>
        <form
          noValidate
          aria-label="Drafted texts"
          onSubmit={(event) => {
            event.preventDefault();
            void accept();
          }}
        >
          {fields.map((field) => (
            <ReviewedField
              key={field.name}
              {...{ field, entity, sources }}
              present={present?.[field.name]}
              isTaken={taken.includes(field)}
              isBusy={busy === field.name}
              facts={facts.filter((fact) => fact.field === field.name)}
              onSource={(key, source) => setSources((now) => ({ ...now, [key]: source }))}
              onTake={(isTaken) =>
                setLeftOut((now) =>
                  isTaken ? now.filter((name) => name !== field.name) : [...now, field.name],
                )
              }
              onAgain={() => void again(field.name)}
            />
          ))}
          <div className="admin-save-bar">
            <button
              type="submit"
              aria-disabled={busy !== undefined || taken.length === 0 || open.length > 0}
              className="button-brand"
            >
              {busy === 'accept' ? 'Accepting…' : 'Accept as a draft'}
            </button>
            <p role="status" className="text-sm text-muted">
              {statusOf(taken.length, fields.length, open.length)}
            </p>
          </div>
          <div className="mt-4 flex flex-wrap items-end gap-3">
            <label className="block min-w-60 flex-1">
              <span className="admin-label">Reason for rejecting it (optional)</span>
              <input
                value={reason}
                maxLength={500}
                onChange={({ target }) => setReason(target.value)}
                className="admin-input"
              />
            </label>
            <button
              type="button"
              aria-disabled={busy !== undefined}
              onClick={() => void reject()}
              className="button-quiet"
            >
              Reject
            </button>
          </div>
        </form>
      </DisabledUntilHydrated>
    </FormProvider>
  );
}

const schemaOf = (fields: ReturnType<typeof draftedFields>) =>
  z.object(Object.fromEntries(fields.map(({ name, schema }) => [name, schema]))) as unknown as z.ZodType<
    Values,
    FormValues
  >;

function statusOf(taken: number, all: number, open: number): string {
  if (open > 0)
    return open === 1
      ? 'One fact isn’t supported. Change it, or give its source.'
      : `${open} facts aren’t supported. Change them, or give their sources.`;
  if (taken === 0) return 'Choose at least one text.';
  return taken === all
    ? 'All texts selected. Visitors won’t see them yet.'
    : `${taken} of ${all} texts selected.`;
}
