'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { LivePreview } from '@/components/admin/preview/live-preview';
import { PreviewPlace, usePreviewPlace } from '@/components/admin/preview/preview-place';
import { editableOf, valuesSchema } from '@/lib/resources';
import type { FormValues, Values } from '@/lib/resources/resource';
import type { SearchTemplates } from '@/lib/resources/search-texts';
import { ConflictDialog } from './conflict-dialog';
import { EditorField } from './editor-field';
import { EditorForm } from './editor-form';
import { QualityPanel } from './quality-panel';
import { SearchPreview } from './search-preview';
import { useFieldOfLink } from './use-field-of-link';
import { useLeaveWarning } from './use-leave-warning';
import { useSave } from './use-save';
import { useSaveKey } from './use-save-key';

interface ResourceEditorProps {
  resource: string;
  values: Values;
  /** The row to edit. Left out if the form creates a new row. */
  row?: { id: string; updatedAt: string };
  /** For settings: the defaults, shown for fields that are null in `values`. */
  defaults?: Values;
  /** A preview to show instead of the resource's own preview. */
  preview?: ReactNode;
  /** Unsaved edits with which the form opens, such as an alias taken from a search. */
  suggested?: Values;
  /** For public entities: the templates of titles and descriptions, from which the search-engine preview is made. */
  searchTemplates?: SearchTemplates;
}

/** Shows the editor of a row: a form built from the definition of the row's entity. A failed save keeps the edits. */
export function ResourceEditor(props: ResourceEditorProps) {
  const { resource: key, values, row, defaults, preview, suggested, searchTemplates } = props;
  const resource = editableOf(key);
  if (!resource) throw new Error(`There is no resource "${key}"`);
  const form = useForm<FormValues, unknown, Values>({
    defaultValues: values,
    resolver: zodResolver(valuesSchema(resource)),
    shouldFocusError: true,
  });
  const { isDirty, isSubmitting } = form.formState;
  const { submit, conflict } = useSave({ resource, form, values, row, defaults });
  useLeaveWarning(isDirty);
  const isFilledIn = useRef(false);
  useEffect(() => {
    if (isFilledIn.current) return;
    isFilledIn.current = true;
    for (const [name, value] of Object.entries(suggested ?? {}))
      form.setValue(name, value, { shouldDirty: true });
  }, [form, suggested]);
  // The preview of settings is open from the start; the preview of other forms opens at the press of a button.
  const [isPreviewed, setPreviewed] = useState(resource.single !== undefined);
  const beside =
    preview ??
    (resource.preview && isPreviewed && (
      <LivePreview resource={key} src={resource.preview.path} of={resource.preview.of} />
    ));

  const { place, show, goBack } = usePreviewPlace();
  useSaveKey(() => void submit());
  useFieldOfLink();

  return (
    <EditorForm form={form} hasPreview={Boolean(beside)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        aria-label={row ? `Edit ${resource.one}` : `New ${resource.one}`}
      >
        {resource.groups.map(({ label, fields }) => (
          <fieldset key={label} className="admin-group">
            <legend className="admin-legend">{label}</legend>
            {fields.map((field) => (
              <EditorField key={field.name} field={field} resource={key} id={row?.id} defaults={defaults} />
            ))}
            {fields.some(({ name }) => String(name) === 'meta_title') && (
              <SearchPreview {...{ resource, defaults, searchTemplates }} />
            )}
          </fieldset>
        ))}
        <QualityPanel resource={key} {...{ row, searchTemplates }} />
        <div className="admin-save-bar">
          <button type="submit" aria-disabled={isSubmitting} className="button-brand">
            {isSubmitting ? 'Saving…' : row ? 'Save' : `Create ${resource.one}`}
          </button>
          {resource.preview && !resource.single && (
            <button
              type="button"
              aria-expanded={isPreviewed}
              onClick={() => {
                flushSync(() => setPreviewed(!isPreviewed));
                show();
              }}
              className="button-quiet"
            >
              Preview
            </button>
          )}
          {beside && resource.single && (
            <button type="button" onClick={show} className="button-quiet only-below-form">
              Preview
            </button>
          )}
          <p role="status" className="text-sm text-muted">
            {isDirty ? 'You have unsaved changes.' : row && 'All changes are saved.'}
          </p>
        </div>
      </form>
      {beside && (
        <PreviewPlace ref={place} onBack={goBack}>
          {beside}
        </PreviewPlace>
      )}
      {conflict && <ConflictDialog {...conflict} />}
    </EditorForm>
  );
}
