'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { getPages } from '@/lib/data/admin/pages';
import { actionError } from '@/lib/forms/form-state';
import { PAGE_MENDS } from '@/lib/seo/page-faults';
import { refreshPage, shortenRedirect } from '@/lib/services/crawl/mend-page';
import { publishPages } from '@/lib/services/crawl/publish-pages';
import { crawlPages } from '@/lib/services/jobs/kinds/crawl-pages';
import { startJob, startJobForAll } from '@/lib/services/jobs/start-job';
import { adminAction } from './admin-action';
import { idsInput } from './inputs';
import { startedState } from './started-state';

/** Starts a job that crawls some pages, or all pages. */
export const crawlPagesAction = adminAction(
  z.strictObject({ ids: idsInput.optional() }),
  async ({ ids }, { viewer }) => {
    const input = ids ? { ids } : {};
    const outcome = await (ids ? startJob : startJobForAll)(crawlPages, { input, askedBy: viewer.id });
    return startedState(
      outcome,
      ids?.length === 1 ? 'The page is being checked' : 'The pages are being checked',
    );
  },
);

/** Publishes or unpublishes the rows that some pages show, then starts a job that crawls these pages. */
export const publishPagesAction = adminAction(
  z.strictObject({ ids: idsInput, isOn: z.boolean() }),
  async ({ ids, isOn }, { db, viewer }) => {
    const outcome = await publishPages(db, { ids, isOn });
    checkAfterwards(ids, viewer.id);
    return outcome;
  },
);

/** Mends one fault of a page. If that succeeds, starts a job that crawls the page. */
export const mendPageAction = adminAction(
  z.strictObject({ id: z.uuid(), mend: z.enum(PAGE_MENDS) }),
  async ({ id, mend }, { db, viewer }) => {
    const [page] = await getPages(db, [id]);
    if (!page) return { state: actionError('This page no longer exists'), tags: [] };
    const outcome =
      mend === 'refresh'
        ? await refreshPage(db, page)
        : await shortenRedirect(db, page, { viewerId: viewer.id });
    if (outcome.state.status === 'success') checkAfterwards([id], viewer.id);
    return outcome;
  },
);

/**
 * Starts a job that crawls some pages. Waits until the response is sent, because only then have the cached pages
 * expired.
 */
const checkAfterwards = (ids: string[], askedBy: string) =>
  after(() => startJob(crawlPages, { input: { ids }, askedBy }));
