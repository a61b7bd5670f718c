'use client';

import { RunButton } from '@/components/admin/run-button';
import { crawlPagesAction, mendPageAction, publishPagesAction } from '@/lib/actions/page-actions';
import type { PageMend } from '@/lib/seo/page-faults';

/** Shows the button that crawls one page, or all pages if `id` is left out. */
export const CrawlButton = ({ id }: { id?: string }) => (
  <RunButton isMain run={() => crawlPagesAction(id ? { ids: [id] } : {})}>
    {id ? 'Check now' : 'Crawl now'}
  </RunButton>
);

/** Shows the button that publishes or unpublishes the row of a page. */
export const PublishButton = ({ id, isOn }: { id: string; isOn: boolean }) => (
  <RunButton run={() => publishPagesAction({ ids: [id], isOn })}>{isOn ? 'Publish' : 'Unpublish'}</RunButton>
);

const MENDS: Record<PageMend, string> = {
  refresh: 'Refresh the page and the sitemap',
  shorten: 'Redirect straight to the final page',
};

/** Shows the button that mends a fault with one click. */
export const MendButton = ({ id, mend }: { id: string; mend: PageMend }) => (
  <RunButton run={() => mendPageAction({ id, mend })}>{MENDS[mend]}</RunButton>
);
