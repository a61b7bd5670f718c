import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { SortableList } from '@/components/ui/sortable-list';
import { REFERENCE_TARGETS, type ReferenceTarget } from '@/lib/entities/registry';
import type { FieldOf } from '@/lib/resources/field';
import type { FormValues } from '@/lib/resources/resource';
import { describedBy, FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { ReferenceName } from './reference-name';
import { ReferencePicker } from './reference-picker';
import { targetName, useReferenceNames } from './reference-queries';
import { useList } from './use-list';

type Props = FieldProps<FieldOf<'references'>>;

/**
 * Shows a field that refers to several rows: an ordered list of slugs. The rows belong to one fixed table, or to the
 * table that is chosen in another field.
 */
export function ReferencesField({ field, error }: Props) {
  return 'to' in field ? (
    <ReferenceList field={field} error={error} to={field.to} />
  ) : (
    <DependentList field={field} error={error} toFrom={field.toFrom} />
  );
}

/**
 * Replaces the slugs when the editor chooses another table, because a slug of one table means nothing in another.
 * Remembers the slugs chosen for each table while the form is open.
 */
function useChoicePerTarget(name: string, toFrom: string, to: unknown) {
  const { getValues, setValue, formState } = useFormContext<FormValues>();
  const { defaultValues } = formState;
  const owner = useRef(to);
  const kept = useRef(new Map<unknown, unknown>());
  useEffect(() => {
    if (owner.current === to) return;
    kept.current.set(owner.current, getValues(name));
    owner.current = to;
    const stored = defaultValues?.[toFrom] === to ? defaultValues?.[name] : [];
    setValue(name, kept.current.get(to) ?? stored, { shouldDirty: true });
  }, [name, toFrom, to, getValues, setValue, defaultValues]);
}

function DependentList({ field, error, toFrom }: Props & { toFrom: string }) {
  const to = useWatch<FormValues>({ name: toFrom });
  useChoicePerTarget(field.name, toFrom, to);
  const target = REFERENCE_TARGETS.find((each) => each === to);
  return target ? (
    <ReferenceList key={target} field={field} error={error} to={target} />
  ) : (
    <FieldFrame field={field} error={error}>
      <p className="text-muted">Nothing can be chosen yet.</p>
    </FieldFrame>
  );
}

function ReferenceList({ field, error, to }: Props & { to: ReferenceTarget }) {
  const { name, label, max } = field;
  const { items: slugs, add, move, remove, ref, errorAt } = useList<string>(name);
  const { data = [], isPending, isPlaceholderData, error: unread } = useReferenceNames(to, slugs);
  const isKnown = !isPending && !isPlaceholderData && !unread;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choiceOf = (slug: string | undefined) => data.find(({ value }) => value === slug);
  const entries = slugs.map((slug) => ({ id: slug, name: choiceOf(slug)?.label ?? slug }));
  const isFull = slugs.length >= max;

  function takeOut(index: number) {
    flushSync(() => remove(index));
    const left = [...(box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (left[index] ?? left.at(-1) ?? button.current)?.focus();
  }

  return (
    <FieldFrame field={field} error={error ?? slugs.map((_, at) => errorAt(String(at))).find(Boolean)}>
      <div
        ref={(element) => {
          box.current = element;
          ref(element && { focus: () => button.current?.focus() });
        }}
        role="group"
        aria-labelledby={`${name}-label`}
        aria-describedby={describedBy(field, error)}
        className="mt-1"
      >
        <SortableList label={label} entries={entries} onMove={move} onRemove={takeOut}>
          {(index) => (
            <ReferenceName slug={slugs[index] ?? ''} choice={choiceOf(slugs[index])} isKnown={isKnown} />
          )}
        </SortableList>
        {unread && <p className="admin-error">The names couldn’t be loaded: {unread.message}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <ReferencePicker
            to={to}
            label={`Add ${targetName(to)}`}
            chosen={slugs}
            onPick={(slug) => !isFull && add(slug)}
            isForMany
            isDisabled={isFull}
            buttonRef={button}
          />
          <span className="text-sm text-muted">
            {slugs.length} of {max}
            {isFull && ': there is no room for more'}
          </span>
        </p>
      </div>
    </FieldFrame>
  );
}
