import { useRef, useState } from 'react';

/** Tracks the ticked rows of a list. The rows' boxes are named 'id', and the box for all of them 'all'. */
export function useTicks() {
  const form = useRef<HTMLFormElement>(null);
  const [ids, setIds] = useState<string[]>([]);

  const boxes = (name: 'id' | 'all') => [
    ...(form.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? []),
  ];
  function read() {
    const ticked = boxes('id').filter(({ checked }) => checked);
    const isAll = ticked.length > 0 && ticked.length === boxes('id').length;
    for (const all of boxes('all')) {
      all.checked = isAll;
      all.indeterminate = ticked.length > 0 && !isAll;
    }
    setIds(ticked.map(({ value }) => value));
  }
  function tick(isTicked: boolean) {
    for (const box of boxes('id')) box.checked = isTicked;
  }
  return {
    form,
    ids,
    /** Handles a change of any box in the form. */
    select({ target }: { target: EventTarget }) {
      if (target instanceof HTMLInputElement && target.name === 'all') tick(target.checked);
      read();
    },
    clear() {
      tick(false);
      read();
    },
  };
}
