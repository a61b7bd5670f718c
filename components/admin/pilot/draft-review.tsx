'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { callAction, toastOf } from '@/components/admin/call-action';
import { FieldControl } from '@/components/admin/fields/field-control';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { acceptDraftAction } from '@/lib/actions/pilot-actions';
import type { EntityTable } from '@/lib/entities/registry';
import { type DraftedFact, factKey } from '@/lib/prompts/drafted-facts';
import { draftedFields } from '@/lib/prompts/drafted-fields';
import type { FormValues, Values } from '@/lib/resources/resource';
import type { Purpose } from '@/lib/schema/prompts';
import { PublishingTime, useTime } from './publishing-time';
import { RejectDialog } from './reject-dialog';
import { UnconfirmedFacts } from './unconfirmed-facts';

interface DraftReviewProps {
  id: string;
  entity: EntityTable;
  purpose: Purpose;
  rowId: string | undefined;
  values: Values;
  /**
   * The facts to confirm if the editor accepts the texts unchanged. If the texts are edited, the server finds the facts
   * again.
   */
  unconfirmed: DraftedFact[];
  /** Whether the row can be published at a later time. */
  canSchedule: boolean;
  /** The differences from the row's current texts. They are shown until the editor edits the draft. */
  children: ReactNode;
}

type Input = Parameters<typeof acceptDraftAction>[0];

const INBOX = '/admin/content-pilot?state=drafted';

/** Shows a draft of the inbox. An editor accepts it as it is, edits it first, or rejects it with a reason. */
export function DraftReview(props: DraftReviewProps) {
  const { id, entity, purpose, rowId, values, canSchedule, children } = props;
  const router = useRouter();
  const fields = draftedFields(purpose, entity).filter(({ name }) => name in values);
  const form = useForm<FormValues>({ defaultValues: values });
  const [isEdited, setEdited] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(props.unconfirmed);
  const [sources, setSources] = useState<Record<string, string>>({});
  const time = useTime();
  const rejectButton = useRef<HTMLButtonElement>(null);
  const isSubmitting = form.formState.isSubmitting;

  const accept = form.handleSubmit(async (edited) => {
    const confirmations = unconfirmed.flatMap((fact) => {
      const source = sources[factKey(fact)]?.trim();
      return source ? [{ field: fact.field, text: fact.text.trim(), source }] : [];
    });
    const input = { id, values: edited as Input['values'], confirmations, publishAt: time.value() };
    const state = await callAction(() => acceptDraftAction(input));
    toastOf(state);
    for (const [name, message] of Object.entries(state.fieldErrors ?? {})) form.setError(name, { message });
    if (state.data?.unconfirmed) setUnconfirmed(state.data.unconfirmed);
    if (state.status !== 'success') return;
    router.push(state.data?.isPending && state.data.path ? state.data.path : INBOX);
  });

  return (
    <FormProvider {...form}>
      <DisabledUntilHydrated>
        <form
          noValidate
          aria-label="Draft"
          onSubmit={(event) => {
            event.preventDefault();
            void accept();
          }}
        >
          {isEdited ? (
            <fieldset className="admin-group">
              <legend className="admin-legend">The texts</legend>
              {fields.map((field) => (
                <FieldControl key={field.name} field={field} resource={entity} id={rowId} />
              ))}
            </fieldset>
          ) : (
            children
          )}
          <UnconfirmedFacts
            facts={unconfirmed}
            sources={sources}
            onChange={(key, source) => setSources({ ...sources, [key]: source })}
          />
          {canSchedule && <PublishingTime time={time} />}
          <div className="admin-save-bar">
            <button type="submit" aria-disabled={isSubmitting} className="button-brand">
              {isSubmitting ? 'Accepting…' : 'Accept'}
            </button>
            {!isEdited && (
              <button type="button" onClick={() => setEdited(true)} className="button-quiet">
                Edit
              </button>
            )}
            <button
              ref={rejectButton}
              type="button"
              onClick={() => setRejecting(true)}
              className="button-quiet"
            >
              Reject…
            </button>
          </div>
        </form>
      </DisabledUntilHydrated>
      {isRejecting && (
        <RejectDialog
          ids={[id]}
          onClose={() => setRejecting(false)}
          onDone={() => router.push(INBOX)}
          focusAfter={() => rejectButton.current?.focus()}
        />
      )}
    </FormProvider>
  );
}
