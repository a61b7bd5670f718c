import 'server-only';
import { z } from 'zod';
import { ALL_TAGS } from '@/lib/cache/all-tags';
import { REFRESH_SITE } from '@/lib/jobs/states';
import { refreshPages } from '@/lib/services/publishing/refresh-due-pages';
import { defineJob } from '../job-kind';

/** Makes all pages of the site expire, because all rows may have changed: a backup was restored. */
export const refreshSite = defineJob({
  ...REFRESH_SITE,
  label: 'Refresh all pages',
  input: z.object({}),
  position: z.object({}),

  async runChunk({ signal }) {
    await refreshPages([{ table: ALL_TAGS }], signal);
    return { isLast: true, done: 1, total: 1, note: 'Refreshed all pages' };
  },
});
