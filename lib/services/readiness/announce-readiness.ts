import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { isPublicOrigin } from '@/lib/network/public-origin';
import { siteUrl } from '@/lib/routing/site-url';
import { publicClient } from '@/lib/supabase/public';
import { listUnready } from './list-unready';

/** How often to try. A database that starts at the same time may not respond at first. */
const TRIES = 12;
const PAUSE_MS = 5000;

/**
 * Prints at the server's start what the operator still has to provide before the site opens. It runs only if SITE_URL
 * is public, and blocks nothing.
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
