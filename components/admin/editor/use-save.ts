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
import { useCarryEdits } from './use-carry-edits';

/**
 * The delay between a save and the refresh of the form's page. In the meantime, a visitor's first request for a changed
 * page renders without competing with this refresh (ADR 047).
 */
const REFRESH_MS = 500;

interface SaveParams {
  resource: Resource;
  form: UseFormReturn<FormValues, unknown, Values>;
  /**
   * The row's stored values. When the editor comes back to this page, the values may be newer than those in the form.
   */
  values: Values;
  row?: { id: string; updatedAt: string };
  defaults?: Values;
}

const isBefore = (time: string, other: string) => Date.parse(time) < Date.parse(other);

/** Saves a form: all fields of a new row, or the dirty fields of an existing row. A failed save keeps the edits. */
export function useSave({ resource, form, values, row, defaults }: SaveParams) {
  const router = useRouter();
  const [conflict, setConflict] = useState<Conflict & { updatedAt: string }>();
  const writeId = useWriteId();
  // The version of the row with which the form was filled. If the stored version is newer, saving is a conflict.
  const version = useRef(row?.updatedAt);
  const stored = useRef<FormValues>(values);
  const refreshing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The values that were sent by the first save attempt. The first attempt may have succeeded although its response was
  // lost, so keep these values until a response reports success.
  const first = useRef<FormValues>(undefined);
  const carryEdits = useCarryEdits(form, row?.id);
  const isTyped = () => Object.keys(unsavedEditsSince(form, stored.current)).length > 0;

  useEffect(() => {
    // The router's cache may show this form again. If the form has no unsaved edits, fill it with the newer stored
    // values. Ignore a refresh that began before the last save, because its row is older than that save.
    if (!row || (version.current && isBefore(row.updatedAt, version.current))) return;
    if (Object.keys(unsavedEditsSince(form, stored.current)).length > 0) return;
    resetTo(form, values, stored.current);
    stored.current = values;
    version.current = row.updatedAt;
  }, [form, row, values]);

  const shown = (saved: Values) => (defaults ? shownValues(resource, saved, defaults) : saved);

  /** Returns the validated values that differ from the values with which the form was filled. */
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
    // For settings, the title of the error message names the settings (docs/product.md#failure-texts). A conflict opens
    // a dialog and shows no toast.
    const title = defaults && state.status === 'error' ? failureText(resource, 'updated') : state.title;
    if (!state.data?.isConflict) toastOf({ ...state, title });
    for (const [name, message] of Object.entries(state.fieldErrors ?? {})) {
      form.setError(name.replace(/^values\./, ''), { message }, { shouldFocus: true });
    }
    if (state.data?.isConflict) showConflict(state.data);
    if (state.status !== 'success' || !state.data) return;
    const { id, updatedAt, isEarlier, publication } = state.data;
    const arrived = isEarlier ? first.current : sent;
    writeId.renew();
    first.current = undefined;
    if (row) {
      version.current = updatedAt;
      stored.current = defaults
        ? shown(ownValues(resource, arrived as Values, defaults))
        : { ...arrived, ...publication };
      resetTo(form, stored.current, arrived);
      clearTimeout(refreshing.current);
      refreshing.current = setTimeout(() => router.refresh(), REFRESH_MS);
      // The first attempt had already been saved. Save the edits made between that attempt and this retry too.
      if (isEarlier && isTyped()) await form.handleSubmit(save)();
      return;
    }
    resetTo(form, arrived, arrived);
    router.replace(editPathOf(resource, id));
    await carryEdits(id, arrived, values);
  }

  function showConflict({ updatedAt, theirs }: Saved) {
    if (!theirs) return;
    const [base, mine] = [stored.current, structuredClone(form.getValues())] as Row[];
    if (base && mine) setConflict({ ...theirs, updatedAt, base, mine, theirs: shown(theirs.values) });
  }

  /** Continues with the version of the row that the other editor saved. Keeps or discards this editor's own edits. */
  function goOn({ isMineKept }: { isMineKept: boolean }) {
    if (!conflict) return;
    if (isMineKept) resetTo(form, conflict.theirs, stored.current);
    else form.reset(conflict.theirs, { keepFieldsRef: true });
    stored.current = conflict.theirs;
    version.current = conflict.updatedAt;
    setConflict(undefined);
    if (!isMineKept) router.refresh();
  }

  // Blocks a second save while a save is running. The form's own isSubmitting changes only with the next render, which
  // may come after a second key press or click.
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
