'use server';

import { z } from 'zod';
import { isPaidUrl } from '@/lib/affiliates/paid-links';
import { serverEnv } from '@/lib/config/env';
import { listLinkFaults } from '@/lib/data/admin/link-states';
import { listRetailerHosts } from '@/lib/data/retailer-hosts';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { httpUrl } from '@/lib/resources/schemas';
import { siteUrl } from '@/lib/routing/site-url';
import { checkLink, isGood } from '@/lib/services/link-check/check-link';
import { hostTurns } from '@/lib/services/link-check/host-turns';
import { patientSecretClient } from '@/lib/supabase/secret';
import { adminAction } from './admin-action';

/**
 * The time limits of a check that an editor starts, in milliseconds: for the HEAD requests, for the GET requests, and
 * for each wait until the host may be requested.
 */
const BUTTON_LIMIT_MS = 5_000;

/** Checks whether a link works: it leads to a page, possibly after redirects. */
export const checkLinkAction = adminAction(z.strictObject({ url: httpUrl }), async ({ url }) => {
  const check = await checkLink(url, {
    allowPrivate: serverEnv().LINK_CHECK_ALLOW_PRIVATE,
    limitMs: BUTTON_LIMIT_MS,
    turns: hostTurns(patientSecretClient(), { mostWaitMs: BUTTON_LIMIT_MS }),
  });
  return { state: isGood(check) ? actionOk({ message: check.text }) : actionError(check.text) };
});

/**
 * Describes the links of a text before the text is saved. Returns whether each link is paid, and the fault of each link
 * within this site; null if it has none.
 */
export const describeLinksAction = adminAction(
  z.strictObject({ hrefs: z.array(z.string().max(2048)).max(1000) }),
  async ({ hrefs }, { db }) => {
    const shops = await listRetailerHosts();
    const faults = await listLinkFaults(db, hrefs.map(withinSite));
    const data = hrefs.map((href, index) => ({
      fault: faults[index] ?? null,
      isPaid: isPaidUrl(href, shops),
    }));
    return { state: actionOk({ data }) };
  },
);

/** Removes this site's own origin from a URL: 'https://this-site.example/retailers' → '/retailers'. */
function withinSite(href: string): string {
  const isOwn = URL.canParse(href) && new URL(href).origin === new URL(siteUrl()).origin;
  return isOwn ? href.replace(/^https?:\/\/[^/?#]*\/?/i, '/') : href;
}
