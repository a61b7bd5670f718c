'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { callAction, toastOf } from '@/components/admin/call-action';
import { FieldControl } from '@/components/admin/fields/field-control';
import { changeRowAction, createRowAction } from '@/lib/actions/row-actions';
import { resourceOf, valuesSchema } from '@/lib/resources';
import { editPathOf, type FormValues, type Values } from '@/lib/resources/resource';
import type { Saved } from '@/lib/resources/save-row';
import { ConflictNotice } from './conflict-notice';
import { SearchPreview } from './search-preview';
import { useLeaveWarning } from './use-leave-warning';
import { useSaveKey } from './use-save-key';

interface ResourceEditorProps {
  resource: string;
  values: Values;
  /** Of the row that is edited; nothing while a new one is made. */
  row?: { id: string; updatedAt: string };
}

/** The form of an entity, made from its definition. What was typed survives every failure. */
export function ResourceEditor({ resource: key, values, row }: ResourceEditorProps) {
  const resource = resourceOf(key);
  if (!resource) throw new Error(`There is no resource "${key}"`);
  const router = useRouter();
  const form = useForm<FormValues, unknown, Values>({
    defaultValues: values,
    resolver: zodResolver(valuesSchema(resource)),
    shouldFocusError: true,
  });
  // The row that came last is the one that a save is compared with: from the page, or from the save before.
  const [saved, setSaved] = useState<Saved>();
  const version = [row?.updatedAt, saved?.updatedAt]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
  const [conflict, setConflict] = useState<Saved>();
  const { isDirty, isSubmitting } = form.formState;
  useLeaveWarning(isDirty);

  async function save(checked: Values, updatedAt = version) {
    const state = await callAction(() =>
      row && updatedAt
        ? changeRowAction({ resource: key, id: row.id, updatedAt, values: checked })
        : createRowAction({ resource: key, values: checked }),
    );
    toastOf(state);
    for (const [name, message] of Object.entries(state.fieldErrors ?? {})) {
      form.setError(name.replace(/^values\./, ''), { message }, { shouldFocus: true });
    }
    setConflict(state.data?.isConflict ? state.data : undefined);
    if (state.status !== 'success' || !state.data) return;
    form.reset(form.getValues());
    setSaved(state.data);
    if (row) return router.refresh();
    router.replace(editPathOf(resource as NonNullable<typeof resource>, state.data.id));
  }

  const submit = form.handleSubmit((checked) => save(checked));
  useSaveKey(() => void submit());

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label={row ? `Edit ${resource.one}` : `New ${resource.one}`}>
        {conflict && row && (
          <ConflictNotice
            historyPath={`${editPathOf(resource, row.id)}/history`}
            onTakeTheirs={() => {
              form.reset(values);
              location.reload();
            }}
            onKeepMine={() => void form.handleSubmit((checked) => save(checked, conflict.updatedAt))()}
          />
        )}
        {resource.groups.map(({ label, fields }) => (
          <fieldset key={label} className="admin-group">
            <legend className="admin-legend">{label}</legend>
            {fields.map((field) => (
              <FieldControl key={field.name} field={field} isNew={!row} />
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
          <p role="status" className="text-sm text-muted">
            {isDirty ? 'There are unsaved changes.' : 'Everything is saved.'}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
