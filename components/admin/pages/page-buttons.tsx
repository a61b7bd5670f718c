'use client';

import { useState } from 'react';
import { callAction, toastOf } from '@/components/admin/call-action';
import { useRestoreLostFocus } from '@/components/ui/lost-focus';
import { crawlPagesAction, mendPageAction, publishPagesAction } from '@/lib/actions/page-actions';
import type { ActionState } from '@/lib/forms/form-state';
import type { PageMend } from '@/lib/seo/page-faults';

/** The button that crawls all pages, or one page. */
export const CrawlButton = ({ id }: { id?: string }) => (
  <RunButton
    isMain
    text={id ? 'Check now' : 'Crawl now'}
    run={() => crawlPagesAction(id ? { ids: [id] } : {})}
  />
);

/** The button that publishes or unpublishes the row of a page. */
export const PublishButton = ({ id, isOn }: { id: string; isOn: boolean }) => (
  <RunButton text={isOn ? 'Publish' : 'Unpublish'} run={() => publishPagesAction({ ids: [id], isOn })} />
);

const MENDS: Record<PageMend, string> = {
  refresh: 'Refresh the page and the sitemap',
  shorten: 'Lead straight to the last page',
};

/** The button that mends a fault with one click. */
export const MendButton = ({ id, mend }: { id: string; mend: PageMend }) => (
  <RunButton text={MENDS[mend]} run={() => mendPageAction({ id, mend })} />
);

interface RunButtonProps {
  text: string;
  isMain?: boolean;
  run: () => Promise<ActionState<unknown>>;
}

function RunButton({ text, isMain = false, run }: RunButtonProps) {
  const [isBusy, setBusy] = useState(false);
  useRestoreLostFocus();

  async function press() {
    if (isBusy) return;
    setBusy(true);
    toastOf(await callAction(run));
    setBusy(false);
  }

  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => void press()}
      className={isMain ? 'button-brand' : 'button-quiet'}
    >
      {text}
    </button>
  );
}
