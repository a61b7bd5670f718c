import 'server-only';
import { z } from 'zod';
import { hasDueSubscriptions, passOnDueSubscriptions } from '@/lib/data/newsletter';
import { defineJob } from '../job-kind';

/**
 * Sends newsletter subscriptions and removals to Mailchimp again, if an earlier attempt failed and the next attempt is
 * due.
 */
export const newsletterRetries = defineJob({
  kind: 'newsletter-retries',
  label: 'Retry newsletter subscriptions',
  lane: 'quick',
  input: z.object({}),
  position: z.object({}),

  async runChunk({ db, done }) {
    const sent = done + (await passOnDueSubscriptions(db));
    const note = `${sent === 1 ? 'One subscription' : `${sent} subscriptions`} sent to Mailchimp`;
    const isLast = !(await hasDueSubscriptions(db, { at: new Date() }));
    return isLast ? { isLast, done: sent, note } : { isLast, done: sent, note, position: {} };
  },

  findWork: async (db, { until }) => ((await hasDueSubscriptions(db, { at: until })) ? {} : null),
});
