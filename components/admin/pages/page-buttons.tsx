'use client';

import { RunButton } from '@/components/admin/run-button';
import { crawlPagesAction, mendPageAction, publishPagesAction } from '@/lib/actions/page-actions';
import type { PageMend } from '@/lib/seo/page-faults';

/** The button that crawls all pages, or one page. */
export const CrawlButton = ({ id }: { id?: string }) => (
  <RunButton isMain run={() => crawlPagesAction(id ? { ids: [id] } : {})}>
    {id ? 'Check now' : 'Crawl now'}
  </RunButton>
);

/** The button that publishes or unpublishes the row of a page. */
export const PublishButton = ({ id, isOn }: { id: string; isOn: boolean }) => (
  <RunButton run={() => publishPagesAction({ ids: [id], isOn })}>{isOn ? 'Publish' : 'Unpublish'}</RunButton>
);

const MENDS: Record<PageMend, string> = {
  refresh: 'Refresh the page and the sitemap',
  shorten: 'Lead straight to the last page',
};

/** The button that mends a fault with one click. */
export const MendButton = ({ id, mend }: { id: string; mend: PageMend }) => (
  <RunButton run={() => mendPageAction({ id, mend })}>{MENDS[mend]}</RunButton>
);
