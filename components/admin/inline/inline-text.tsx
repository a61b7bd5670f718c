import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { readInlineAction, saveInlineAction } from '@/lib/actions/inline-actions';
import { type Editable, InlineForm } from './inline-form';
import { removeUnsavedText, storeUnsavedText, readUnsavedText } from './unsaved-text';

interface InlineTextProps {
  mark: string;
  element: HTMLElement;
}

const KEPT = 'Your edit is kept. Open the field again.';

/**
 * Returns the part of a mark that names the text, in words: 'retailers:argos:typical_discount' → 'typical discount'.
 */
const nameOf = (mark: string) => mark.replace(/^.*:/, '').replaceAll('_', ' ');

/** Makes a text editable in place. A click opens a form with buttons to save or cancel. */
export function InlineText({ mark, element }: InlineTextProps) {
  const [editable, setEditable] = useState<Editable>();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const open = async () => {
      setBusy(true);
      const state = await callAction(() => readInlineAction(mark));
      setBusy(false);
      if (state.status === 'success' && state.data) setEditable(state.data);
      else toastOf(state);
    };
    const opener = button.current;
    if (!opener || isBusy) return;
    const done = new AbortController();
    for (const target of [element, opener])
      target.addEventListener('click', () => void open(), { signal: done.signal, once: true });
    return () => done.abort();
    // Each listener works only once. The effect depends on `editable` and `isBusy`, so that the listeners are added
    // again after the field has been closed or could not be opened.
  }, [mark, element, editable, isBusy]);

  useEffect(() => {
    if (!editable) return;
    element.setAttribute('hidden', '');
    return () => element.removeAttribute('hidden');
  }, [element, editable]);

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !editable) button.current?.focus();
    wasOpen.current = editable !== undefined;
  }, [editable]);
  const close = () => setEditable(undefined);
  /** Closes the form after a save or a cancel. */
  const finish = () => {
    removeUnsavedText(mark);
    close();
  };

  async function save(value: string) {
    if (!editable) return;
    if (value.trim() === editable.value.trim()) return finish();
    setBusy(true);
    const { updatedAt, failed } = editable;
    const state = await callAction(() => saveInlineAction({ target: mark, value, updatedAt }));
    setBusy(false);
    if (state.status === 'success' && state.data) {
      element.replaceChildren(state.data.value);
      finish();
      return toastOf(state);
    }
    // After a failed save, the page shows the old text again (docs/product.md#inline-editing). When the field is opened
    // again, it shows the edited text.
    storeUnsavedText(mark, value);
    close();
    const message = [state.message, KEPT].filter(Boolean).join(' ');
    toastOf({ ...state, title: failed, message });
  }

  if (editable)
    return <InlineForm {...{ editable, isBusy, save }} typed={readUnsavedText(mark)} cancel={finish} />;
  return (
    <button ref={button} type="button" aria-busy={isBusy} className="inline-open">
      <Pencil aria-hidden="true" width={16} height={16} />
      <span className={element.textContent ? 'sr-only' : undefined}>
        {element.textContent ? 'Edit' : 'Add'} {nameOf(mark)}
      </span>
    </button>
  );
}
