import { useFormContext } from 'react-hook-form';
import type { FormValues } from '@/lib/resources/resource';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/** The emoji that suit the catalogue, with their names for screen readers. */
const EMOJI: [string, string][] = [
  ['📺', 'TV'],
  ['💻', 'Laptop'],
  ['📱', 'Phone'],
  ['🎧', 'Headphones'],
  ['📷', 'Camera'],
  ['🎮', 'Game controller'],
  ['👗', 'Dress'],
  ['👟', 'Trainer'],
  ['🧥', 'Coat'],
  ['👜', 'Handbag'],
  ['⌚', 'Watch'],
  ['💍', 'Ring'],
  ['🛋️', 'Sofa'],
  ['🛏️', 'Bed'],
  ['🍳', 'Frying pan'],
  ['🧺', 'Laundry basket'],
  ['🧹', 'Broom'],
  ['🔧', 'Spanner'],
  ['🌱', 'Seedling'],
  ['💄', 'Lipstick'],
  ['🧴', 'Lotion'],
  ['💇', 'Haircut'],
  ['🧸', 'Teddy bear'],
  ['🧱', 'Building bricks'],
  ['🎲', 'Dice'],
  ['👶', 'Baby'],
  ['⚽', 'Football'],
  ['🚲', 'Bicycle'],
  ['🏋️', 'Weights'],
  ['🛒', 'Shopping trolley'],
  ['🍷', 'Wine'],
  ['🎁', 'Present'],
  ['📚', 'Books'],
  ['🐾', 'Paw prints'],
  ['✈️', 'Aeroplane'],
];

/** Shows a field for an emoji, which an editor picks from a list or types. */
export function IconField({ field, error }: FieldProps) {
  const { register, setValue, watch } = useFormContext<FormValues>();
  const value = String(watch(field.name) ?? '');
  const pick = (emoji: string) =>
    setValue(field.name, emoji, { shouldDirty: true, shouldValidate: Boolean(error) });
  return (
    <FieldFrame field={field} error={error} htmlFor={field.name}>
      <div className="flex gap-2">
        <input
          id={field.name}
          type="text"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(field, error)}
          className="admin-input"
          {...register(field.name)}
        />
        <button type="button" onClick={() => pick('')} className="button-quiet">
          Clear
        </button>
      </div>
      <div role="group" aria-label={`${field.label}: suggestions`} className="mt-2 flex flex-wrap gap-1">
        {EMOJI.map(([emoji, name]) => (
          <button
            key={emoji}
            type="button"
            aria-label={name}
            aria-pressed={value === emoji}
            onClick={() => pick(emoji)}
            className="admin-emoji"
          >
            {emoji}
          </button>
        ))}
      </div>
    </FieldFrame>
  );
}
