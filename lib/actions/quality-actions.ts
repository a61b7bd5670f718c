'use server';

import { z } from 'zod';
import { getQualityRows, ignoreQualityCheck } from '@/lib/data/admin/quality';
import { confirmFact, listConfirmedFacts, listEvidence, listImportedRows } from '@/lib/data/confirmed-facts';
import { getContentSettings } from '@/lib/data/content-settings';
import { findTwins, listSaleDates } from '@/lib/data/quality';
import { selectRetailerHosts } from '@/lib/data/retailer-hosts';
import { hostAndParents } from '@/lib/affiliates/affiliate-networks';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { ENTITY_TABLES } from '@/lib/entities/registry';
import { QUALITY_CHECKS } from '@/lib/quality/checks';
import { rulesOf } from '@/lib/quality/rules';
import { httpUrl } from '@/lib/resources/schemas';
import { scanQuality } from '@/lib/services/jobs/kinds/scan-quality';
import { NO_KEY, startJob } from '@/lib/services/jobs/start-job';
import { adminAction } from './admin-action';
import { idsInput } from './inputs';

/** The id that a new row, which has none yet, gets while its texts are compared with those of other pages. */
const NO_ROW = '00000000-0000-0000-0000-000000000000';
const GONE = 'This page no longer exists, or is no longer published';

/** Starts a job that checks the texts of some pages, or of all pages. */
export const scanQualityAction = adminAction(
  z.strictObject({ ids: idsInput.optional() }),
  async ({ ids }, { db, viewer }) => {
    const pages = ids && (await getQualityRows(db, ids));
    if (pages?.length === 0) return { state: actionError(GONE), tags: [] };
    const job = await startJob(scanQuality, {
      input: pages ? { ids: pages.map(({ row_id }) => row_id) } : {},
      key: pages ? undefined : 'all',
      askedBy: viewer.id,
    });
    if (!job) return { state: actionError(NO_KEY) };
    const message = pages?.length === 1 ? 'The page is being checked' : 'The pages are being checked';
    return { state: actionOk({ message }), tags: [] };
  },
);

const checkName = z.enum(QUALITY_CHECKS.map(({ name }) => name) as [string, ...string[]]);

/** Ignores a check of a page, for the given reason. If the reason is null, the check counts again. */
export const ignoreCheckAction = adminAction(
  z.strictObject({
    page: z.uuid(),
    check: checkName,
    reason: z.string().trim().min(1, 'Enter a reason').max(300).nullable(),
  }),
  async ({ page, check, reason }, { db }) => {
    const isDone = await ignoreQualityCheck(db, { page, check, reason });
    if (!isDone) return { state: actionError(GONE), tags: [] };
    const message = reason === null ? 'The check counts again' : 'The check is ignored for this page';
    return { state: actionOk({ message }), tags: [] };
  },
);

const hash = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);

/**
 * Returns the data that the checks in an editor need from the server. `rules` come from the content settings. `twins`
 * are other pages with the same title or description, or with nearly the same text. `shops` are the hosts of retailers
 * among `hosts` and their parent domains. The remaining data are for the check of facts: evidence, confirmed facts,
 * sale dates, and whether an import wrote the row.
 */
export const compareTextsAction = adminAction(
  z.strictObject({
    rowId: z.uuid().nullable(),
    entity: z.enum(ENTITY_TABLES),
    slug: z.string().max(120),
    title: z.string().max(1000),
    description: z.string().max(10_000),
    hashes: z.array(hash).max(64).nullable(),
    bands: z.array(hash).max(16).nullable(),
    hosts: z.array(z.string().max(255)).max(500),
  }),
  async ({ rowId, entity, slug, hosts, ...texts }, { db }) => {
    const row_id = rowId ?? NO_ROW;
    const slugs = entity === 'retailers' && slug ? [slug] : [];
    const [settings, twins, shops, evidence, confirmed, imported, saleDates] = await Promise.all([
      getContentSettings(db),
      findTwins(db, [{ row_id, ...texts }]),
      selectRetailerHosts(db),
      listEvidence(db, entity, [slug]),
      listConfirmedFacts(db, rowId ? [rowId] : []),
      rowId ? listImportedRows(db, [rowId]) : new Set(),
      listSaleDates(db, slugs, Date.now()),
    ]);
    const known = new Set(shops);
    return {
      state: actionOk({
        data: {
          ...{ rules: rulesOf(settings), twins: twins[row_id] ?? null },
          shops: [...new Set(hosts.flatMap(hostAndParents))].filter((host) => known.has(host)),
          ...{ evidence: evidence.get(slug) ?? [], confirmed: confirmed.get(row_id) ?? {} },
          ...{ isImported: imported.size > 0, saleDates: saleDates.get(slug) ?? [] },
        },
      }),
    };
  },
);

/**
 * Confirms a fact in a row's texts. `source` is the URL of the page that states the fact. If it is null, takes the
 * confirmation back.
 */
export const confirmFactAction = adminAction(
  z.strictObject({
    row: z.uuid(),
    fact: z.string().min(1).max(1000),
    words: z.string().min(1).max(200),
    source: httpUrl.nullable(),
  }),
  async (confirmation, { db }) => {
    await confirmFact(db, confirmation);
    const message = confirmation.source ? 'The fact is confirmed' : 'The confirmation has been withdrawn';
    return { state: actionOk({ message }) };
  },
);
