import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { listUnready } from '@/lib/data/readiness';
import { isPublicOrigin } from '@/lib/public-origin';
import { siteUrl } from '@/lib/site';
import { publicClient } from '@/lib/supabase/public';

/** A database that starts at the same time may take a while to answer. */
const TRIES = 12;
const PAUSE_MS = 5000;

/** At a start under a public address: prints what the operator still has to provide. Nothing is blocked by it. */
export async function announceReadiness(): Promise<void> {
  if (!isPublicOrigin(siteUrl())) return;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      const unready = await listUnready(publicClient());
      if (unready.length === 0) return;
      return console.warn(['Not ready to open:', ...unready.map(({ text }) => `- ${text}`)].join('\n'));
    } catch (error) {
      if (tries === TRIES) console.warn(`Not known whether the site is ready to open: ${String(error)}`);
      // A timer alone keeps no process running.
      else await pause(PAUSE_MS, undefined, { ref: false });
    }
  }
}
