import { useRef } from 'react';
import { useController } from 'react-hook-form';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import type { FieldProps } from './field-control';
import { describedBy, FieldFrame } from './field-frame';
import { ReferenceName } from './reference-name';
import { ReferencePicker } from './reference-picker';
import { TARGET_NAMES, useReferenceNames } from './reference-queries';

/** One row of another table, by its slug. */
export function ReferenceField({ field, error }: FieldProps<FieldOf<'reference'>>) {
  const { name, to, none } = field;
  const { field: control } = useController<FormValues>({ name });
  const slug = typeof control.value === 'string' ? control.value : '';
  const {
    data = [],
    isPending,
    isPlaceholderData,
    error: unread,
  } = useReferenceNames(to, slug ? [slug] : []);
  const button = useRef<HTMLButtonElement>(null);

  function clear() {
    control.onChange(null);
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
          label={`${slug ? 'Change' : 'Choose'} ${TARGET_NAMES[to]}`}
          chosen={slug ? [slug] : []}
          onPick={control.onChange}
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
