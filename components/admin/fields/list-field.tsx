import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { SortableList } from '@/components/ui/sortable-list';
import type { Field } from '@/lib/resources/field';
import { describedBy, FieldFrame } from './field-frame';
import { useList } from './use-list';

export interface ListItem<Item> {
  value: Item;
  /** The path of the item in the form's values: 'faqs.0'. */
  path: string;
  /** The item's label: 'question 1'. */
  name: string;
  change: (value: Item) => void;
  /** Returns the error of one part of the item, or of the item itself if `part` is left out. */
  errorAt: (part?: string) => string | undefined;
}

interface ListFieldProps<Item> {
  field: Pick<Field, 'name' | 'label' | 'help'> & { max: number };
  error: string | undefined;
  /** The singular noun for an item: 'question'. */
  item: string;
  /** The value of a new item. */
  blank: Item;
  children: (item: ListItem<Item>) => ReactNode;
}

const CONTROL = 'input, textarea, select, button';

/**
 * Shows the frame of every list field, with buttons to add, remove and reorder items. Moves the focus after each
 * change.
 */
export function ListField<Item>({ field, error, item, blank, children }: ListFieldProps<Item>) {
  const { name, label, max } = field;
  const list = useList<Item>(name);
  const box = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = list.items.length >= max;
  const entries = list.keys.map((id, index) => ({ id, name: `${item} ${index + 1}` }));
  const own = () => [...(box.current?.querySelectorAll(':scope > .sortable > [data-entry]') ?? [])];

  function add() {
    if (isFull) return;
    flushSync(() => list.add(blank));
    own().at(-1)?.querySelector<HTMLElement>(`.sortable-content :is(${CONTROL})`)?.focus();
  }

  function remove(index: number) {
    flushSync(() => list.remove(index));
    const rows = own();
    const next = rows[index] ?? rows.at(-1);
    (
      next?.querySelector<HTMLElement>(':scope > .sortable-buttons [data-remove]') ?? addButton.current
    )?.focus();
  }

  // After validation, the form focuses the list before the errors are rendered. If no control is marked as invalid yet,
  // move the focus after the next render.
  const wantsFocus = useRef(false);
  function focusRefused() {
    const cell = box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused] button');
    cell?.focus();
    wantsFocus.current = !cell;
  }
  useEffect(() => {
    if (wantsFocus.current) focusRefused();
    if (error) wantsFocus.current = false;
  });

  return (
    <FieldFrame field={field} error={error} isWide>
      <div
        ref={(element) => {
          box.current = element;
          list.ref(element && { focus: focusRefused });
        }}
        role="group"
        aria-labelledby={`${name}-label`}
        aria-describedby={describedBy(field, error)}
        className="mt-1"
      >
        <SortableList label={label} entries={entries} onMove={list.move} onRemove={remove}>
          {(index) =>
            children({
              value: list.items[index] as Item,
              path: `${name}.${index}`,
              name: `${item} ${index + 1}`,
              change: (value) => list.change(index, value),
              errorAt: (part) => list.errorAt(part === undefined ? String(index) : `${index}.${part}`),
            })
          }
        </SortableList>
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <button
            ref={addButton}
            type="button"
            aria-disabled={isFull || undefined}
            onClick={add}
            className="button-quiet"
          >
            Add {item}
          </button>
          <span className="text-sm text-muted">
            {list.items.length} of {max}
            {isFull && ': there is no room for more'}
          </span>
        </p>
      </div>
    </FieldFrame>
  );
}
