'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { replaceLinksAction } from '@/lib/actions/link-manager-actions';
import type { Search } from '@/lib/data/link-replacements';

interface ReplaceButtonProps {
  search: Search;
  /** A hash of the changes in the preview, by which the server notices that the changes would now differ. */
  digest: string;
  label: string;
}

/** A button that applies the previewed changes and then opens the screen of this search and replace. */
export function ReplaceButton({ search, digest, label }: ReplaceButtonProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function press() {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(() => replaceLinksAction({ search, digest }));
    setBusy(false);
    toastOf(state);
    if (state.status === 'success' && state.data) {
      router.push(`/admin/link-manager/replacement?id=${state.data.id}`);
    }
  }

  return (
    <button type="button" aria-disabled={isBusy} onClick={() => void press()} className="button-brand">
      {label}
    </button>
  );
}
