import type { BrowserContext, Page } from '@playwright/test';
import { withBrowser } from './browser.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';
import { scriptsOf } from './script-bytes.ts';

const LIST = '/admin/retailers';
const SCRIPT_BUDGET_KB = 350;
const ROWS_BUDGET_MS = 600;
const COLD_LOADS = 5;

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in through the sign-in page and returns the session's cookies. */
export async function sessionCookies(workDir: string, site: string, { email, password }: Credentials) {
  return withBrowser(workDir, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(`${site}/auth?next=${encodeURIComponent(LIST)}`);
    const main = page.getByRole('main');
    await main.getByLabel('Email').first().fill(email);
    await main.getByLabel('Password').fill(password);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(site + LIST);
    return context.cookies();
  });
}
type Cookies = Awaited<ReturnType<typeof sessionCookies>>;

/** Runs `work` in a new browser that has the session's cookies but an empty cache. */
export const asAdmin = <T>(
  workDir: string,
  cookies: Cookies,
  work: (page: Page, context: BrowserContext) => Promise<T>,
) =>
  withBrowser(workDir, async ({ context }) => {
    await context.addCookies(cookies);
    return work(await context.newPage(), context);
  });

/** Returns the milliseconds from the start of the navigation until the first row of the list is visible. */
async function rowsAfter(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('tbody tr').first().waitFor();
  return page.evaluate(() => performance.now());
}

/**
 * Measures a list screen of the admin area with an empty cache: the size of its scripts, and the time until its rows
 * are visible.
 */
export async function measureAdminList(workDir: string, site: string, cookies: Cookies): Promise<Figure[]> {
  const url = site + LIST;
  const scripts = await asAdmin(workDir, cookies, (page) => scriptsOf(page, url));
  const times: number[] = [];
  while (times.length < COLD_LOADS)
    times.push(rounded(await asAdmin(workDir, cookies, (page) => rowsAfter(page, url))));
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return [
    {
      measure: 'admin',
      subject: `${LIST}: script`,
      value: `${rounded(kilobytes)} kB`,
      budget: `<= ${SCRIPT_BUDGET_KB} kB`,
      met: kilobytes <= SCRIPT_BUDGET_KB,
      details: { scripts },
    },
    {
      measure: 'admin',
      subject: `${LIST}: rows`,
      value: `${Math.round(median(times))} ms after a cold start (slowest ${Math.round(Math.max(...times))})`,
      budget: `<= ${ROWS_BUDGET_MS} ms`,
      met: median(times) <= ROWS_BUDGET_MS,
      details: { times },
    },
  ];
}
