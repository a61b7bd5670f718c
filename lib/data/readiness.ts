import 'server-only';
import { SETTINGS_ID } from '@/lib/config/settings-id';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/**
 * Counts published shops whose link is not tracked. A link counts as tracked if it has parameters, or if it is a short
 * link of an affiliate network.
 */
export async function countPlainLinks(db: Db): Promise<number> {
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

/** Counts published shops without a 'last verified' date, whose facts nobody has checked. */
export async function countUnchecked(db: Db): Promise<number> {
  const { count, error } = await db
    .from('retailers')
    .select('id', { count: 'exact', head: true })
    .eq('is_published', true)
    .is('last_verified', null);
  if (error) throw new DatabaseError('count unchecked retailers', error);
  return count ?? 0;
}

/**
 * Selects the homepage's subtitle, which may claim that people trust the site, and the evidence for the claim. Null if
 * there are no settings.
 */
export async function selectTrustLine(
  db: Db,
): Promise<{ hero_subtitle: string | null; hero_trust_evidence: string | null } | null> {
  const { data, error } = await db
    .from('homepage_settings')
    .select('hero_subtitle, hero_trust_evidence')
    .eq('id', SETTINGS_ID)
    .maybeSingle();
  if (error) throw new DatabaseError('select the trust line', error);
  return data;
}
