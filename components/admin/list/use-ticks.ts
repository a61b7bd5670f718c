import { useEffect, useRef, useState } from 'react';

/** Returns the tick boxes with this name: 'id' for the boxes of the rows, 'all' for the box that ticks all rows. */
const boxes = (form: HTMLFormElement | null, name: 'id' | 'all') => [
  ...(form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? []),
];

function tick(form: HTMLFormElement | null, isTicked: boolean) {
  for (const box of boxes(form, 'id')) box.checked = isTicked;
}

/** Returns the ids of the ticked rows. Sets the box that ticks all rows to ticked, unticked or indeterminate. */
function readTicks(form: HTMLFormElement | null): string[] {
  const rows = boxes(form, 'id');
  const ticked = rows.filter(({ checked }) => checked);
  const isAll = ticked.length > 0 && ticked.length === rows.length;
  for (const all of boxes(form, 'all')) {
    all.checked = isAll;
    all.indeterminate = ticked.length > 0 && !isAll;
  }
  return ticked.map(({ value }) => value);
}

/** Keeps track of which rows of a list are ticked. */
export function useTicks() {
  const form = useRef<HTMLFormElement>(null);
  const [ids, setIds] = useState<string[]>([]);

  // Read the boxes now. The editor may have ticked some before hydration, or the browser may have restored ticks after
  // 'back'.
  useEffect(() => {
    if (boxes(form.current, 'all').some(({ checked }) => checked)) tick(form.current, true);
    setIds(readTicks(form.current));
  }, []);

  return {
    form,
    ids,
    /** Handles a change of any box in the form. */
    select({ target }: { target: EventTarget }) {
      if (target instanceof HTMLInputElement && target.name === 'all') tick(form.current, target.checked);
      setIds(readTicks(form.current));
    },
    clear() {
      tick(form.current, false);
      setIds(readTicks(form.current));
    },
  };
}
