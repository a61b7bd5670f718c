import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { given } from './site.ts';

// In the other tests, the browser's user agent contains 'HeadlessChrome', so the site ignores the browser's events as
// those of a bot. The visitors that this file opens have the user agent of an ordinary browser.
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

interface Sent {
  source?: string;
  events: { kind: string; path: string; metric?: string; value?: number }[];
}

/** A visitor's browser, with the events that it has sent and those that the site has stored. */
interface Visitor {
  context: BrowserContext;
  page: Page;
  sent: Sent[];
  stored: Sent[];
}

const visitors: BrowserContext[] = [];

export async function closeVisitors(): Promise<void> {
  for (const context of visitors.splice(0)) await context.close();
}

/**
 * Opens a browser for a visitor. The test itself responds to the browser's requests to other websites. The test must
 * call closeVisitors at its end.
 */
export async function openVisitor(page: Page): Promise<Visitor> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser');
  const context = await browser.newContext({ userAgent: PHONE, baseURL: given('SITE_URL') });
  visitors.push(context);
  const visitor: Visitor = { context, page: await context.newPage(), sent: [], stored: [] };
  await context.route(
    (url) => url.origin !== given('SITE_URL'),
    (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  );
  const note = (bodies: Sent[], request: Request) => {
    const body = request.url().endsWith('/api/events') && request.postData();
    if (body) bodies.push(JSON.parse(body) as Sent);
  };
  visitor.page.on('request', (request) => note(visitor.sent, request));
  // The site answers with 204 after it has stored the events.
  visitor.page.on('response', (response) => {
    if (response.status() === 204) note(visitor.stored, response.request());
  });
  return visitor;
}

/** Waits until a page has sent at least `count` events of a kind and the site has stored them. */
export async function stored(visitor: Visitor, kind: string, count = 1): Promise<void> {
  const ofKind = () =>
    visitor.stored.flatMap(({ events }) => events).filter((event) => event.kind === kind).length;
  await expect.poll(ofKind).toBeGreaterThanOrEqual(count);
}

/** Simulates that the visitor switches to another tab, which makes the page send its last events. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
