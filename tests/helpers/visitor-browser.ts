import { type Browser, type LaunchOptions, type PlaywrightWorkerArgs } from '@playwright/test';
import { adminClient } from './site.ts';

/**
 * The site leaves out the browser of the other tests as a bot. Chromium sends this name also while a page is left, which
 * it does not do with the option `userAgent` of Playwright.
 */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Starts a browser whose visits are counted, also those that it sends while it leaves a page. */
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
