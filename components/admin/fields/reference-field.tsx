import { useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { ReferenceName } from './reference-name';
import { ReferencePicker } from './reference-picker';
import { targetName, useReferenceNames } from './reference-queries';

interface ReferenceFieldProps extends FieldProps<FieldOf<'reference'>> {
  /** The names of fields whose choices depend on this field: for a product's category, the subcategory. */
  parts?: string[];
}

/** Shows a field that refers to one row of another table by its slug. */
export function ReferenceField({ field, error, parts = [] }: ReferenceFieldProps) {
  const { name, to, none, within } = field;
  const { field: control } = useController<FormValues>({ name });
  const slug = typeof control.value === 'string' ? control.value : '';
  const {
    data = [],
    isPending,
    isPlaceholderData,
    error: unread,
  } = useReferenceNames(to, slug ? [slug] : []);
  const button = useRef<HTMLButtonElement>(null);
  const whole = useWatch<FormValues>({ name: within ?? '', disabled: !within });
  const inside = within ? String(whole ?? '') : undefined;
  const { setValue } = useFormContext<FormValues>();

  function choose(chosen: string | null) {
    control.onChange(chosen);
    // Clear the fields that depend on this field, because the slugs in those fields belong to the row chosen before.
    for (const part of parts) setValue(part, null, { shouldDirty: true });
  }

  function clear() {
    choose(null);
    button.current?.focus();
  }

  return (
    <FieldFrame field={field} error={error}>
      <div
        ref={(element) => control.ref(element && { focus: () => button.current?.focus() })}
        role="group"
        aria-labelledby={`${name}-label`}
        aria-describedby={describedBy(field, error)}
        className="mt-1 flex flex-wrap items-center gap-2"
      >
        {slug ? (
          <ReferenceName
            slug={slug}
            choice={data.find(({ value }) => value === slug)}
            isKnown={!isPending && !isPlaceholderData && !unread}
          />
        ) : (
          <span className="text-muted">{none ?? 'None chosen'}</span>
        )}
        <ReferencePicker
          to={to}
          label={
            inside === '' ? 'Choose the category first' : `${slug ? 'Change' : 'Choose'} ${targetName(to)}`
          }
          isDisabled={inside === ''}
          chosen={slug ? [slug] : []}
          onPick={choose}
          within={inside}
          buttonRef={button}
        />
        {slug && none !== undefined && (
          <button type="button" onClick={clear} className="button-quiet">
            Clear
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
