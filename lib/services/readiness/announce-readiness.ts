import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { isPublicOrigin } from '@/lib/network/public-origin';
import { siteUrl } from '@/lib/routing/site-url';
import { publicClient } from '@/lib/supabase/public';
import { listUnready } from './list-unready';

/** The maximum number of attempts to query the database. The database may start more slowly than the server. */
const TRIES = 12;
const PAUSE_MS = 5000;

/**
 * Prints what the operator still has to provide before the site opens to the public. Runs when the server starts, but
 * the server does not wait for it. Does nothing unless SITE_URL is public.
 */
export async function announceReadiness(): Promise<void> {
  if (!isPublicOrigin(siteUrl())) return;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      const unready = await listUnready(publicClient());
      if (unready.length === 0) return;
      return console.warn(['Not ready to open:', ...unready.map(({ text }) => `- ${text}`)].join('\n'));
    } catch (error) {
      if (tries === TRIES) console.warn(`Couldn’t check whether the site is ready to open: ${String(error)}`);
      // With `ref: false` the timer does not keep the process running.
      else await pause(PAUSE_MS, undefined, { ref: false });
    }
  }
}
