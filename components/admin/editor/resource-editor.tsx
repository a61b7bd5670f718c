'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { callAction, toastOf } from '@/components/admin/call-action';
import { LivePreview } from '@/components/admin/preview/live-preview';
import { changeRowAction, createRowAction } from '@/lib/actions/row-actions';
import { editableOf, valuesSchema } from '@/lib/resources';
import { ownValues, shownValues } from '@/lib/resources/defaults';
import { editPathOf, type FormValues, type Values } from '@/lib/resources/resource';
import type { Saved } from '@/lib/resources/save-row';
import { failureText } from '@/lib/resources/words';
import { ConflictNotice } from './conflict-notice';
import { EditorField } from './editor-field';
import { EditorForm } from './editor-form';
import { resetTo, typedSince } from './reset-to';
import { SearchPreview } from './search-preview';
import { useHandOver } from './use-hand-over';
import { useLeaveWarning } from './use-leave-warning';
import { useSaveKey } from './use-save-key';

interface ResourceEditorProps {
  resource: string;
  values: Values;
  /** Of the row that is edited; nothing while a new one is made. */
  row?: { id: string; updatedAt: string };
  /** Of settings: what the fields say that nobody has set. `values` holds them in place of what is null. */
  defaults?: Values;
  /** What stands beside the form and follows it, in place of the preview that the resource names. */
  preview?: ReactNode;
}

/** The form of an entity, made from its definition. What was typed survives every failure. */
export function ResourceEditor({ resource: key, values, row, defaults, preview }: ResourceEditorProps) {
  const resource = editableOf(key);
  if (!resource) throw new Error(`There is no resource "${key}"`);
  const router = useRouter();
  const form = useForm<FormValues, unknown, Values>({
    defaultValues: values,
    resolver: zodResolver(valuesSchema(resource)),
    shouldFocusError: true,
  });
  const [conflict, setConflict] = useState<Saved>();
  const { isDirty, isSubmitting } = form.formState;
  // The version of which the form was filled: a save over another one is a conflict.
  const version = useRef(row?.updatedAt);
  const stored = useRef<FormValues>(values);
  useEffect(() => {
    // A page that one comes back to still has its form. What came meanwhile replaces what nobody has changed here.
    if (!row || Object.keys(typedSince(form, stored.current)).length > 0) return;
    resetTo(form, values, stored.current);
    stored.current = values;
    version.current = row.updatedAt;
  }, [form, row, values]);
  const handOver = useHandOver(form, row?.id);
  useLeaveWarning(isDirty);
  // Settings are looked at while they change; a text is written first.
  const [isPreviewed, setPreviewed] = useState(resource.single !== undefined);
  const beside =
    preview ??
    (resource.preview && isPreviewed && (
      <LivePreview resource={key} src={resource.preview.path} of={resource.preview.of} />
    ));

  async function save(checked: Values, updatedAt = version.current) {
    if (!resource) return;
    const sent = structuredClone(form.getValues());
    const written = defaults ? ownValues(resource, checked, defaults) : checked;
    const state = await callAction(() =>
      row && updatedAt
        ? changeRowAction({ resource: key, id: row.id, updatedAt, values: written })
        : createRowAction({ resource: key, values: written }),
    );
    // A failure of settings has its name as the title (specification, section 8).
    toastOf(
      defaults && state.status === 'error' ? { ...state, title: failureText(resource, 'updated') } : state,
    );
    for (const [name, message] of Object.entries(state.fieldErrors ?? {})) {
      form.setError(name.replace(/^values\./, ''), { message }, { shouldFocus: true });
    }
    setConflict(state.data?.isConflict ? state.data : undefined);
    if (state.status !== 'success' || !state.data) return;
    version.current = state.data.updatedAt;
    if (row) {
      stored.current = defaults ? shownValues(resource, written, defaults) : sent;
      return resetTo(form, stored.current, sent);
    }
    resetTo(form, sent, sent);
    router.replace(editPathOf(resource, state.data.id));
    await handOver(state.data.id, sent, values);
  }

  // Known at once, unlike the form's own isSubmitting: a second key or click may come before the form is drawn again.
  const isBusy = useRef(false);
  async function submit(event?: SyntheticEvent, updatedAt?: string) {
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await form.handleSubmit((checked) => save(checked, updatedAt))();
    } finally {
      isBusy.current = false;
    }
  }
  useSaveKey(() => void submit());

  return (
    <EditorForm form={form} hasPreview={Boolean(beside)}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label={row ? `Edit ${resource.one}` : `New ${resource.one}`}
      >
        {conflict && row && (
          <ConflictNotice
            historyPath={`${editPathOf(resource, row.id)}/history`}
            onTakeTheirs={() => {
              // Drawn before the page goes, so that nothing is asked about what was just given up.
              flushSync(() => form.reset(stored.current));
              location.reload();
            }}
            onKeepMine={() => void submit(undefined, conflict.updatedAt)}
          />
        )}
        {resource.groups.map(({ label, fields }) => (
          <fieldset key={label} className="admin-group">
            <legend className="admin-legend">{label}</legend>
            {fields.map((field) => (
              <EditorField key={field.name} field={field} resource={key} id={row?.id} defaults={defaults} />
            ))}
            {fields.some(({ name }) => String(name) === 'meta_title') && (
              <SearchPreview resource={resource} />
            )}
          </fieldset>
        ))}
        <div className="admin-save-bar">
          <button type="submit" aria-disabled={isSubmitting} className="button-brand">
            {isSubmitting ? 'Saving…' : row ? 'Save' : `Create ${resource.one}`}
          </button>
          {resource.preview && !resource.single && (
            <button
              type="button"
              aria-expanded={isPreviewed}
              onClick={() => setPreviewed(!isPreviewed)}
              className="button-quiet"
            >
              Preview
            </button>
          )}
          <p role="status" className="text-sm text-muted">
            {isDirty ? 'There are unsaved changes.' : row && 'Everything is saved.'}
          </p>
        </div>
      </form>
      {beside}
    </EditorForm>
  );
}
