import 'server-only';
import { createHmac } from 'node:crypto';
import { type DailySalt, getDailySalt } from '@/lib/data/events';
import { londonDay } from '@/lib/dates/london-time';
import { ipGroup } from '@/lib/network/ip-group';
import { siteUrl } from '@/lib/routing/site-url';
import type { Db } from '@/lib/supabase/public';

let kept: DailySalt | undefined;

const today = () => londonDay(new Date().toISOString());

/** Removes the salt of the visitor hashes from memory if the salt belongs to a past day. */
function forgetPastSalt(): void {
  if (kept?.day !== today()) kept = undefined;
}

/**
 * Starts a timer that removes the salt of a past day from memory. It checks every minute, even if nobody visits the
 * site.
 */
export function forgetSaltsAtMidnight(): void {
  setInterval(forgetPastSalt, 60_000).unref();
}

/** Returns today's salt. Keeps it in memory until the day in London ends. */
async function todaysSalt(db: Db): Promise<string> {
  forgetPastSalt();
  kept ??= await getDailySalt(db);
  return kept.salt;
}

/**
 * Returns a number that identifies a visitor until midnight in London. At midnight the salt is destroyed, so nobody can
 * find the IP address from the number. The next day, the same visitor gets a different number.
 */
export async function visitorHash(
  db: Db,
  { ip, userAgent }: { ip: string; userAgent: string },
): Promise<string> {
  const hmac = createHmac('sha256', await todaysSalt(db));
  hmac.update(JSON.stringify([ipGroup(ip), userAgent, siteUrl()]));
  return hmac.digest().readBigInt64BE(0).toString();
}
