import { useEffect, useRef, useState } from 'react';

/** The rows' boxes are named 'id', and the box for all of them 'all'. */
const boxes = (form: HTMLFormElement | null, name: 'id' | 'all') => [
  ...(form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? []),
];

function tick(form: HTMLFormElement | null, isTicked: boolean) {
  for (const box of boxes(form, 'id')) box.checked = isTicked;
}

/** Returns the ids of the ticked rows, and makes the box for all rows agree with them. */
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

/** Tracks the ticked rows of a list. */
export function useTicks() {
  const form = useRef<HTMLFormElement>(null);
  const [ids, setIds] = useState<string[]>([]);

  // Boxes that the editor ticked before the script ran count too, and boxes that the browser ticked after 'back'.
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
