import { useController } from 'react-hook-form';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/** Shows a list of choices with a tick box each. The ticked choices are stored in the order of the list. */
export function ChoicesField({ field, error }: FieldProps<FieldOf<'choices'>>) {
  const { name, choices } = field;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<FormValues>({ name });
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const set = (changed: string, isOn: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === changed ? isOn : chosen.includes(each))),
    );
  return (
    <FieldFrame field={field} error={error}>
      <div
        role="group"
        aria-labelledby={`${name}-label`}
        aria-describedby={describedBy(field, error)}
        className="mt-1 flex flex-wrap gap-x-6"
      >
        {choices.map((choice, index) => (
          <label key={choice.value} className="flex min-h-8 items-center gap-2">
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={({ target }) => set(choice.value, target.checked)}
              onBlur={onBlur}
              className="size-5 accent-brand"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
