import { useState } from 'react';
import { get, useController, useFormState, type RefCallBack } from 'react-hook-form';
import { arrayMove } from '@dnd-kit/sortable';
import type { FormValues } from '@/lib/resources/resource';

interface Keys {
  all: number[];
  next: number;
}
const keysOf = (count: number): Keys => ({ all: Array.from({ length: count }, (_, i) => i), next: count });

export interface List<Item> {
  items: Item[];
  /** React keys, one per item. An item keeps its key when it moves. */
  keys: string[];
  add: (item: Item) => void;
  change: (index: number, item: Item) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
  /** Returns the error of a part of the list: '0.question' is the question of the first item. */
  errorAt: (path: string) => string | undefined;
  /** A ref callback for the element that is focused if validation rejects the list. */
  ref: RefCallBack;
}

/**
 * Treats a list as a single value of the form, because react-hook-form's own useFieldArray supports only lists of
 * objects, not of texts or slugs.
 */
export function useList<Item>(name: string): List<Item> {
  const { field } = useController<FormValues>({ name });
  const { errors } = useFormState<FormValues>({ name });
  const items = Array.isArray(field.value) ? (field.value as Item[]) : [];
  const [kept, setKeys] = useState(() => keysOf(items.length));
  // If the number of items differs from the number of keys, the form was reset. The items then need new keys.
  const keys = kept.all.length === items.length ? kept : keysOf(items.length);

  const set = (next: Item[], all: number[], nextKey = keys.next) => {
    setKeys({ all, next: nextKey });
    field.onChange(next);
  };
  const without = <T>(list: T[], index: number) => list.filter((_, at) => at !== index);
  return {
    items,
    keys: keys.all.map(String),
    add: (item) => set([...items, item], [...keys.all, keys.next], keys.next + 1),
    change: (index, item) => field.onChange(items.with(index, item)),
    remove: (index) => set(without(items, index), without(keys.all, index)),
    move: (from, to) => set(arrayMove(items, from, to), arrayMove(keys.all, from, to)),
    errorAt: (path) => (get(errors, `${name}.${path}`) as { message?: string } | undefined)?.message,
    ref: field.ref,
  };
}
