import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { callAction, toastOf } from '@/components/admin/call-action';
import { useWriteId } from '@/components/admin/use-write-id';
import { changeRowAction, createRowAction } from '@/lib/actions/row-actions';
import { valuesSchema } from '@/lib/resources';
import { ownValues, shownValues } from '@/lib/resources/defaults';
import { editPathOf, type FormValues, type Resource, type Row, type Values } from '@/lib/resources/resource';
import { failureText } from '@/lib/resources/entity-texts';
import type { Saved } from '@/lib/services/rows/save-row';
import type { Conflict } from './conflict-dialog';
import { resetTo, unsavedEditsSince } from './reset-to';
import { useDraftHandover } from './use-draft-handover';

interface SaveParams {
  resource: Resource;
  form: UseFormReturn<FormValues, unknown, Values>;
  /** The stored values, as the page has them; newer ones arrive when the editor returns to the page. */
  values: Values;
  row?: { id: string; updatedAt: string };
  defaults?: Values;
}

/** Saves a form: all fields of a new row, the dirty fields of an existing one. A failed save keeps the edits. */
export function useSave({ resource, form, values, row, defaults }: SaveParams) {
  const router = useRouter();
  const [conflict, setConflict] = useState<Conflict & { updatedAt: string }>();
  const writeId = useWriteId();
  // The version that filled the form: saving over a newer version is a conflict.
  const version = useRef(row?.updatedAt);
  const stored = useRef<FormValues>(values);
  // The values of the first attempt, until it is known to be saved.
  const first = useRef<FormValues>(undefined);
  const handOver = useDraftHandover(form, row?.id);
  const isTyped = () => Object.keys(unsavedEditsSince(form, stored.current)).length > 0;

  useEffect(() => {
    // A page in the router's cache keeps its form. Newer values fill it only while it has no unsaved edits.
    if (!row || Object.keys(unsavedEditsSince(form, stored.current)).length > 0) return;
    resetTo(form, values, stored.current);
    stored.current = values;
    version.current = row.updatedAt;
  }, [form, row, values]);

  const shown = (saved: Values) => (defaults ? shownValues(resource, saved, defaults) : saved);

  /** Returns the values of a validated form that differ from those that filled it. */
  function changed(checked: Values): Values {
    const { data: before } = valuesSchema(resource).safeParse(stored.current);
    const written = defaults ? ownValues(resource, checked, defaults) : checked;
    const names = Object.keys(unsavedEditsSince(form, stored.current)).filter(
      (name) => JSON.stringify(before?.[name]) !== JSON.stringify(checked[name]),
    );
    return Object.fromEntries(names.map((name) => [name, written[name] ?? null]));
  }

  function send(checked: Values, updatedAt = version.current) {
    const id = writeId.current();
    return callAction(() =>
      row && updatedAt
        ? changeRowAction({
            ...{ resource: resource.key, id: row.id, updatedAt },
            ...{ values: changed(checked), writeId: id },
          })
        : createRowAction({ resource: resource.key, values: checked, id }),
    );
  }

  async function save(checked: Values): Promise<void> {
    const sent = structuredClone(form.getValues());
    first.current ??= sent;
    const state = await send(checked);
    // The title of a failed save names the settings (docs/product.md#failure-texts). A conflict opens a dialog instead.
    const title = defaults && state.status === 'error' ? failureText(resource, 'updated') : state.title;
    if (!state.data?.isConflict) toastOf({ ...state, title });
    for (const [name, message] of Object.entries(state.fieldErrors ?? {})) {
      form.setError(name.replace(/^values\./, ''), { message }, { shouldFocus: true });
    }
    if (state.data?.isConflict) tellConflict(state.data);
    if (state.status !== 'success' || !state.data) return;
    const { id, updatedAt, isEarlier } = state.data;
    const arrived = isEarlier ? first.current : sent;
    writeId.renew();
    first.current = undefined;
    if (row) {
      version.current = updatedAt;
      stored.current = defaults ? shown(ownValues(resource, arrived as Values, defaults)) : arrived;
      resetTo(form, stored.current, arrived);
      // Save the edits that were made between the first attempt and the retry.
      if (isEarlier && isTyped()) await form.handleSubmit(save)();
      return;
    }
    resetTo(form, arrived, arrived);
    router.replace(editPathOf(resource, id));
    await handOver(id, arrived, values);
  }

  function tellConflict({ updatedAt, theirs }: Saved) {
    if (!theirs) return;
    const [base, mine] = [stored.current, structuredClone(form.getValues())] as Row[];
    if (base && mine) setConflict({ ...theirs, updatedAt, base, mine, theirs: shown(theirs.values) });
  }

  /** Continues from the other editor's version, with or without one's own edits. */
  function goOn({ isMineKept }: { isMineKept: boolean }) {
    if (!conflict) return;
    if (isMineKept) resetTo(form, conflict.theirs, stored.current);
    else form.reset(conflict.theirs, { keepFieldsRef: true });
    stored.current = conflict.theirs;
    version.current = conflict.updatedAt;
    setConflict(undefined);
    if (!isMineKept) router.refresh();
  }

  // Set at once, unlike the form's own isSubmitting: a second key or click may come before the next render.
  const isBusy = useRef(false);
  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await form.handleSubmit(save)();
    } finally {
      isBusy.current = false;
    }
  }

  return {
    submit,
    conflict: conflict && {
      ...{ resource, conflict },
      onClose: () => setConflict(undefined),
      onTakeTheirs: () => goOn({ isMineKept: false }),
      onKeepMine: () => {
        goOn({ isMineKept: true });
        void submit();
      },
    },
  };
}
