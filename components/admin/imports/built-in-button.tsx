'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { addBuiltInDataAction } from '@/lib/actions/import-actions';

/** The button that checks which built-in rows are missing, and opens that import. */
export function BuiltInButton() {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function press() {
    if (isBusy) return;
    setBusy(true);
    const id = crypto.randomUUID();
    const state = await callAction(() => addBuiltInDataAction({ id }));
    toastOf(state);
    setBusy(false);
    if (state.status !== 'error') router.push(`/admin/data-migration?run=${id}`);
  }

  return (
    <button type="button" aria-disabled={isBusy} onClick={() => void press()} className="button-quiet">
      Load the built-in data
    </button>
  );
}
