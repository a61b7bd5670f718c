import { type Browser, type LaunchOptions, type PlaywrightWorkerArgs } from '@playwright/test';
import { adminClient, serverClient } from './site.ts';

/**
 * The User-Agent header of the visitor's browser. With its usual header, the browser would count as a bot. The flag
 * `--user-agent` sets the header even for requests of a page that is being closed or left. Playwright's option
 * `userAgent` does not.
 */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/**
 * Starts a browser that the site counts as a visitor's, even in the events that a page sends when the visitor leaves
 * it.
 */
export function launchVisitorBrowser(
  playwright: PlaywrightWorkerArgs['playwright'],
  launchOptions: LaunchOptions,
): Promise<Browser> {
  const args = [...(launchOptions.args ?? []), `--user-agent=${PHONE}`];
  return playwright.chromium.launch({ ...launchOptions, args });
}

/** Returns the number of clicks on paid links in the last 30 minutes. */
export async function recentClicks(): Promise<number> {
  const { data, error } = await (await adminClient()).rpc('analytics_live');
  if (error) throw error;
  return (data as { clicks: number }).clicks;
}

/** Adds all visits to the figures of the analytics, as the worker does every five minutes. */
export async function addUpVisits(): Promise<void> {
  for (;;) {
    const { data, error } = await serverClient().rpc('roll_up_events');
    if (error) throw error;
    // A null result means that the worker is adding up the visits at this moment, so the loop tries again.
    if ((data as { isDone: boolean } | null)?.isDone) return;
  }
}
