import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldControl } from '@/components/admin/fields/field-control';
import type { EditedRow } from '@/components/admin/fields/field-props';
import { ownValue } from '@/lib/resources/defaults';
import { readable } from '@/lib/resources/differences';
import type { Field } from '@/lib/resources/field';
import type { FormValues, Values } from '@/lib/resources/resource';
import type { Json } from '@/lib/schema/database.types';
import { fieldPlaceId } from './field-place';

interface EditorFieldProps extends EditedRow {
  field: Field;
  /** For settings: the built-in values, in the same format as the values of the form. */
  defaults: Values | undefined;
}

/**
 * Shows a field of an editor's form. For settings, also shows whether the value is customised, and a button to reset
 * it.
 */
export function EditorField({ field, defaults, ...row }: EditorFieldProps) {
  return (
    <div id={fieldPlaceId(field.name)} tabIndex={-1} className="editor-field">
      <FieldControl field={field} {...row} />
      {defaults && field.kind !== 'boolean' && (
        <SettingState field={field} initial={defaults[field.name] ?? null} />
      )}
    </div>
  );
}

/** Shows whether a setting is customised, with a button to reset it to the default. */
function SettingState({ field, initial }: { field: Field; initial: Json }) {
  const { setValue } = useFormContext<FormValues>();
  const value = useWatch<FormValues>({ name: field.name });
  const isOwn = ownValue(field, value, initial) !== null;
  const state = useRef<HTMLParagraphElement>(null);
  function reset() {
    // Move the focus to the text beside the reset button, because the button is about to disappear. Screen readers then
    // read this text: 'Default'.
    state.current?.focus();
    setValue(field.name, initial, { shouldDirty: true, shouldValidate: true });
  }
  const isShort = typeof initial !== 'object' && field.kind !== 'html';
  return (
    <p ref={state} tabIndex={-1} className="mt-1 flex flex-wrap items-center gap-2 text-sm">
      <span className={`badge ${isOwn ? 'badge-on' : 'badge-off'}`}>{isOwn ? 'Custom' : 'Default'}</span>
      {isOwn && (
        <button
          type="button"
          onClick={reset}
          aria-label={`Reset to the default: ${field.label}`}
          className="button-quiet"
        >
          Reset to the default
        </button>
      )}
      {isOwn && isShort && <span className="min-w-0 text-muted">Default: {readable(initial)}</span>}
    </p>
  );
}
