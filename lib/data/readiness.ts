import 'server-only';
import { DatabaseError } from '@/lib/errors';
import { homepage } from '@/lib/fallback/homepage';
import { isPublicOrigin } from '@/lib/public-origin';
import { listSearch, PAGE_SIZES, YES } from '@/lib/resources/list-query';
import { editPathOf, listPathOf } from '@/lib/resources/resource';
import { homepage as homepageSettings } from '@/lib/resources/homepage';
import { operator as operatorSettings } from '@/lib/resources/operator';
import { retailers } from '@/lib/resources/retailers';
import { SETTINGS_ID } from '@/lib/settings-id';
import { siteUrl } from '@/lib/site';
import type { Db } from '@/lib/supabase/public';
import { isMailchimpConfigured } from './newsletter';
import { selectOperator } from './operator';

/** Something that the operator must provide before the site opens to the public (docs/product.md#readiness). */
export interface Unready {
  key: 'operator' | 'contact' | 'links' | 'facts' | 'evidence' | 'mailchimp' | 'site-url';
  text: string;
  /** The screen on which it is provided; null where it is set outside the admin area. */
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

/**
 * Published shops whose link earns nothing. A tracked link has parameters, or goes through a network that shortens its
 * links to a path.
 */
async function countPlainLinks(db: Db): Promise<number> {
  let query = db
    .from('retailers')
    .select('id', { count: 'exact', head: true })
    .eq('is_published', true)
    .not('cta_url', 'like', '%?%');
  for (const network of ['prf.hn', 'tidd.ly', 'amzn.to', 'fave.co', 'awin1.com', 'go.skimresources.com']) {
    query = query.not('cta_url', 'ilike', `%//${network}/%`);
  }
  const { count, error } = await query;
  if (error) throw new DatabaseError('count plain links', error);
  return count ?? 0;
}

async function countUnchecked(db: Db): Promise<number> {
  const { count, error } = await db
    .from('retailers')
    .select('id', { count: 'exact', head: true })
    .eq('is_published', true)
    .is('last_verified', null);
  if (error) throw new DatabaseError('count unchecked retailers', error);
  return count ?? 0;
}

/** A subtitle that speaks of how many trust the site, or since when. */
const CLAIM = /trusted|loved|used by|\d[\d,]*s?\s+(of\s+)?(uk\s+)?(shoppers|people|users)|since (19|20)\d\d/i;

/** The claim of the hero that nothing bears out; null when there is none. */
async function unprovenClaim(db: Db): Promise<string | null> {
  const { data, error } = await db
    .from('homepage_settings')
    .select('hero_subtitle, hero_trust_evidence')
    .eq('id', SETTINGS_ID)
    .maybeSingle();
  if (error) throw new DatabaseError('select the trust line', error);
  const claim = data?.hero_subtitle?.trim() || homepage(0).hero_subtitle;
  return CLAIM.test(claim) && !data?.hero_trust_evidence?.trim() ? claim : null;
}

const shops = (count: number, one: string, many: string) =>
  count === 1 ? `1 published shop ${one}` : `${count} published shops ${many}`;

/** All that is still missing, in the order in which it is best provided; empty when the site is ready to open. */
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
      text: 'The operator’s name and address are not given: visitors cannot see who runs the site.',
      path: operatorPath,
    },
    !operator.contact_email && {
      key: 'contact',
      text: 'There is no contact address.',
      path: operatorPath,
    },
    plain > 0 && {
      key: 'links',
      text: `${shops(plain, 'has', 'have')} a plain link, which earns nothing.`,
      path: listPathOf(retailers),
    },
    unchecked > 0 && {
      key: 'facts',
      text: `${shops(unchecked, 'has', 'have')} facts that nobody has checked (no ‘last verified’ date).`,
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
          ? 'Mailchimp is not configured: subscriptions are kept, and no alert is sent (MAILCHIMP_API_KEY, MAILCHIMP_LIST_ID).'
          : 'The function mailchimp-subscribe does not answer: subscriptions are kept, and no alert is sent.',
      path: null,
    },
    !isOpen && {
      key: 'site-url',
      text: `SITE_URL is not a public https address: links in search engines and mails lead to ${origin}.`,
      path: null,
    },
  ];
  return items.filter((item) => item !== false);
}
