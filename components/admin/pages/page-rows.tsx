'use client';

import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { callAction, toastOf } from '@/components/admin/call-action';
import { BarButton } from '@/components/admin/list/bulk-buttons';
import { useTicks } from '@/components/admin/list/use-ticks';
import { restoreLostFocus } from '@/components/ui/lost-focus';
import { crawlPagesAction, publishPagesAction } from '@/lib/actions/page-actions';
import type { ActionState } from '@/lib/forms/form-state';
import { counted } from '@/lib/resources/entity-texts';

const NOUNS = { one: 'page', many: 'pages' };

/** The form around the list of pages: tracks the ticked pages, and checks, publishes, unpublishes or exports them. */
export function PageRows({ children }: { children: ReactNode }) {
  const { form, ids, select, clear } = useTicks();
  const [isBusy, setBusy] = useState(false);

  async function run(action: () => Promise<ActionState<unknown>>) {
    if (isBusy) return;
    setBusy(true);
    const state = await callAction(action);
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
        <BarButton isBusy={isBusy} onClick={() => void run(() => crawlPagesAction({ ids }))}>
          Check
        </BarButton>
        <BarButton isBusy={isBusy} onClick={() => void run(() => publishPagesAction({ ids, isOn: true }))}>
          Publish
        </BarButton>
        <BarButton isBusy={isBusy} onClick={() => void run(() => publishPagesAction({ ids, isOn: false }))}>
          Unpublish
        </BarButton>
        <a
          href={`/admin/page-status/export?${new URLSearchParams(ids.map((id) => ['id', id]))}`}
          className="button-quiet"
        >
          Export CSV
        </a>
      </div>
      {children}
    </form>
  );
}
