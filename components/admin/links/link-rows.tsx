'use client';

import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { callAction, toastOf } from '@/components/admin/call-action';
import { BarButton } from '@/components/admin/list/bulk-buttons';
import { useTicks } from '@/components/admin/list/use-ticks';
import { restoreLostFocus } from '@/components/ui/lost-focus';
import { checkLinksAction } from '@/lib/actions/link-manager-actions';
import { counted } from '@/lib/resources/entity-texts';

const NOUNS = { one: 'link', many: 'links' };

/** The form around the list of links: tracks the ticked links, and checks or exports them. */
export function LinkRows({ children }: { children: ReactNode }) {
  const { form, ids, select, clear } = useTicks();
  const [isBusy, setBusy] = useState(false);

  async function check() {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(() => checkLinksAction({ ids }));
    flushSync(() => {
      setBusy(false);
      if (state.status === 'success') clear();
    });
    toastOf(state);
    if (state.status === 'success') restoreLostFocus('rows');
  }

  return (
    <form ref={form} onChange={select} onSubmit={(event) => event.preventDefault()}>
      <div role="region" aria-label="Selected rows" hidden={ids.length === 0} className="admin-bulk">
        <p role="status" className="font-semibold">
          {ids.length > 0 && `${counted(NOUNS, ids.length)} selected`}
        </p>
        <BarButton isBusy={isBusy} onClick={() => void check()}>
          Check
        </BarButton>
        <a
          href={`/admin/link-manager/export?${new URLSearchParams(ids.map((id) => ['id', id]))}`}
          className="button-quiet"
        >
          Export CSV
        </a>
      </div>
      {children}
    </form>
  );
}
