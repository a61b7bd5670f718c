'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { getPages } from '@/lib/data/admin/pages';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { PAGE_MENDS } from '@/lib/seo/page-faults';
import { refreshPage, shortenRedirect } from '@/lib/services/crawl/mend-page';
import { publishPages } from '@/lib/services/crawl/publish-pages';
import { crawlPages } from '@/lib/services/jobs/kinds/crawl-pages';
import { NO_KEY, startJob } from '@/lib/services/jobs/start-job';
import { adminAction } from './admin-action';
import { idsInput } from './inputs';

/** Starts a job that crawls some pages, or all pages. */
export const crawlPagesAction = adminAction(
  z.strictObject({ ids: idsInput.optional() }),
  async ({ ids }, { viewer }) => {
    const job = await startJob(crawlPages, {
      input: ids ? { ids } : {},
      key: ids ? undefined : 'all',
      askedBy: viewer.id,
    });
    if (!job) return { state: actionError(NO_KEY) };
    const message = ids?.length === 1 ? 'The page is being checked' : 'The pages are being checked';
    return { state: actionOk({ message }), tags: [] };
  },
);

/** Publishes or unpublishes the rows that some pages show, then checks the pages. */
export const publishPagesAction = adminAction(
  z.strictObject({ ids: idsInput, isOn: z.boolean() }),
  async ({ ids, isOn }, { db, viewer }) => {
    const outcome = await publishPages(db, { ids, isOn });
    checkAfterwards(ids, viewer.id);
    return outcome;
  },
);

/** Mends a fault of a page with one click, then checks the page. */
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

/** Starts the check after the response, when the stored pages have expired. */
const checkAfterwards = (ids: string[], askedBy: string) =>
  after(() => startJob(crawlPages, { input: { ids }, askedBy }));
