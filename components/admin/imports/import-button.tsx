'use client';

import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
import { startImportAction } from '@/lib/actions/import-actions';

const TEXTS = { check: 'Check the rows', write: 'Import', undo: 'Undo this import' };

/** The button that starts a job of an import. */
export function ImportButton({ id, what }: { id: string; what: keyof typeof TEXTS }) {
  const [isBusy, setBusy] = useState(false);
  useRestoreLostFocus();

  async function press() {
    if (isBusy) return;
    setBusy(true);
    toastOf(await callAction(() => startImportAction({ id, what })));
    setBusy(false);
  }

  return (
    <button
      type="button"
      onClick={() => void press()}
      className={what === 'undo' ? 'button-quiet' : 'button-brand'}
    >
      {TEXTS[what]}
    </button>
  );
}
