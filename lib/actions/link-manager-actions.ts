'use server';

import { z } from 'zod';
import { insertReplacement } from '@/lib/data/link-replacements';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { searchInput } from '@/lib/resources/link-search';
import { checkLinks } from '@/lib/services/jobs/kinds/check-links';
import { replaceLinks } from '@/lib/services/jobs/kinds/replace-links';
import { NO_KEY, startJob, startJobForAll } from '@/lib/services/jobs/start-job';
import { undoReplacement } from '@/lib/services/jobs/undo-replacement';
import { collectChanges } from '@/lib/services/links/collect-links';
import { digestOf, MOST_ROWS, planReplacement } from '@/lib/services/links/plan-replacement';
import { patientSecretClient } from '@/lib/supabase/secret';
import { adminAction } from './admin-action';
import { idsInput } from './inputs';
import { startedState } from './started-state';

/** Starts a job that checks some links, or all links. */
export const checkLinksAction = adminAction(
  z.strictObject({ ids: idsInput.optional() }),
  async ({ ids }, { viewer }) => {
    const input = { since: new Date().toISOString(), ...(ids && { ids }) };
    const outcome = await (ids ? startJob : startJobForAll)(checkLinks, { input, askedBy: viewer.id });
    return startedState(
      outcome,
      ids?.length === 1 ? 'The link is being checked' : 'The links are being checked',
    );
  },
);

/**
 * Starts a job that replaces a text in links. `digest` is a hash of the changes that the preview showed. If the rows
 * have changed since, so that other changes would be made, starts no job.
 */
export const replaceLinksAction = adminAction(
  z.strictObject({ search: searchInput, digest: z.string().max(100) }),
  async ({ search, digest }, { viewer }) => {
    const db = patientSecretClient();
    if (!db) return { state: actionError(NO_KEY) };
    await collectChanges(db);
    const plan = await planReplacement(db, search);
    if (digestOf(plan) !== digest) {
      const message = 'The rows have changed since this preview. Look at the new preview, then try again.';
      return { state: actionError(message), tags: [] };
    }
    const changes = plan.filter(({ problem }) => problem === null);
    if (changes.length === 0) return { state: actionError('There’s nothing to change') };
    if (plan.length > MOST_ROWS) {
      const most = MOST_ROWS.toLocaleString('en-GB');
      return { state: actionError(`More than ${most} rows would change. Search for a longer text.`) };
    }
    const rows = changes.map(({ problem: _problem, ...change }) => change);
    const id = await insertReplacement(db, search, { changes: rows, askedBy: viewer.id });
    await startJob(replaceLinks, { input: { replacement: id, isUndo: false }, key: id, askedBy: viewer.id });
    return { state: actionOk({ message: 'The links are being replaced', data: { id } }), tags: [] };
  },
);

/** Starts a job that undoes a search and replace. */
export const undoReplacementAction = adminAction(
  z.strictObject({ id: z.uuid() }),
  async ({ id }, { viewer }) => {
    const db = patientSecretClient();
    if (!db) return { state: actionError(NO_KEY) };
    if (!(await undoReplacement(db, id, { askedBy: viewer.id }))) {
      return {
        state: actionError('This replacement can’t be undone at the moment. Check its state.'),
        tags: [],
      };
    }
    return { state: actionOk({ message: 'The replacement is being undone' }), tags: [] };
  },
);
