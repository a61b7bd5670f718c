import 'server-only';
import { isMailchimpConfigured } from '@/lib/data/newsletter';
import { selectOperator } from '@/lib/data/operator';
import { countPlainLinks, countUnchecked, selectTrustLine } from '@/lib/data/readiness';
import { homepage } from '@/lib/fallback/homepage';
import { isPublicOrigin } from '@/lib/network/public-origin';
import { homepage as homepageSettings } from '@/lib/resources/definitions/homepage';
import { operator as operatorSettings } from '@/lib/resources/definitions/operator';
import { retailers } from '@/lib/resources/definitions/retailers';
import { listSearch, PAGE_SIZES, YES } from '@/lib/resources/list-query';
import { editPathOf, listPathOf } from '@/lib/resources/resource';
import { siteUrl } from '@/lib/routing/site-url';
import type { Db } from '@/lib/supabase/public';

/** Something that the operator must provide before the site opens to the public (docs/product.md#readiness). */
export interface Unready {
  key: 'operator' | 'contact' | 'links' | 'facts' | 'evidence' | 'mailchimp' | 'site-url';
  text: string;
  /**
   * The path of the admin screen on which to enter what is missing; null if the operator must provide it outside the
   * admin area.
   */
  path: string | null;
}

const NEVER_CHECKED = {
  q: '',
  filters: { is_published: YES, last_verified: YES },
  sort: retailers.sort,
  page: 1,
  size: PAGE_SIZES[0],
};
const operatorPath = editPathOf(operatorSettings, '');
const homepagePath = editPathOf(homepageSettings, '');

/** Matches a homepage subtitle that claims that people trust or use the site, how many do, or since which year. */
const CLAIM = /trusted|loved|used by|\d[\d,]*s?\s+(of\s+)?(uk\s+)?(shoppers|people|users)|since (19|20)\d\d/i;

/** Returns the claim in the homepage's subtitle if there is no evidence for it; otherwise null. */
async function unprovenClaim(db: Db): Promise<string | null> {
  const line = await selectTrustLine(db);
  const claim = line?.hero_subtitle?.trim() || homepage(0).hero_subtitle;
  return CLAIM.test(claim) && !line?.hero_trust_evidence?.trim() ? claim : null;
}

const shops = (count: number, one: string, many: string) =>
  count === 1 ? `1 published shop ${one}` : `${count} published shops ${many}`;

/** Returns the things that the operator still has to provide, in a fixed order; none if the site is ready to open. */
export async function listUnready(db: Db): Promise<Unready[]> {
  const [operator, plain, unchecked, claim, hasMailchimp] = await Promise.all([
    selectOperator(db),
    countPlainLinks(db),
    countUnchecked(db),
    unprovenClaim(db),
    isMailchimpConfigured(db),
  ]);
  const origin = siteUrl();
  const isOpen = origin.startsWith('https:') && isPublicOrigin(origin);
  const items: (Unready | false)[] = [
    (!operator.operator_name || !operator.postal_address) && {
      key: 'operator',
      text: 'The operator’s name and address are missing, so visitors can’t see who runs the site.',
      path: operatorPath,
    },
    !operator.contact_email && {
      key: 'contact',
      text: 'There is no contact email address.',
      path: operatorPath,
    },
    plain > 0 && {
      key: 'links',
      text: `${shops(plain, 'has', 'have')} an untracked link, which earns nothing.`,
      path: listPathOf(retailers),
    },
    unchecked > 0 && {
      key: 'facts',
      text: `${shops(unchecked, 'has', 'have')} unchecked facts (no ‘last verified’ date).`,
      path: `${listPathOf(retailers)}${listSearch(retailers, NEVER_CHECKED)}`,
    },
    claim !== null && {
      key: 'evidence',
      text: `The homepage’s claim is not substantiated: ‘${claim}’`,
      path: homepagePath,
    },
    hasMailchimp !== true && {
      key: 'mailchimp',
      text:
        hasMailchimp === false
          ? 'Mailchimp is not configured, so subscriptions are stored but no alerts are sent (MAILCHIMP_API_KEY, MAILCHIMP_LIST_ID).'
          : 'The function mailchimp-subscribe doesn’t respond, so subscriptions are stored but no alerts are sent.',
      path: null,
    },
    !isOpen && {
      key: 'site-url',
      text: `SITE_URL is not a public https URL, so links in search engines and emails lead to ${origin}.`,
      path: null,
    },
  ];
  return items.filter((item) => item !== false);
}
