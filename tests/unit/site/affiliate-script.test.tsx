import { jest } from '@jest/globals';

const SRC = 'https://affiliate.example/script.js';
const scripts = () => document.head.querySelectorAll(`script[src="${SRC}"]`).length;

/** Loads a new copy of the module affiliate-script and starts it, as on a page that has just been loaded. */
async function start(path: string, signal = new AbortController().signal) {
  jest.resetModules();
  document.head.replaceChildren();
  history.replaceState(null, '', path);
  const { startAffiliateScript } = await import('@/components/site/shell/affiliate-script');
  startAffiliateScript(SRC, signal);
  return startAffiliateScript;
}

beforeEach(() => {
  jest.useFakeTimers();
  performance.getEntriesByType ??= () => [];
});
afterEach(() => {
  jest.useRealTimers();
});

test('the affiliate script is added once, 1.5 seconds after the page has loaded', async () => {
  const again = await start('/retailers');
  jest.advanceTimersByTime(1499);
  expect(scripts()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(scripts()).toBe(1);
  again(SRC, new AbortController().signal);
  jest.advanceTimersByTime(5000);
  expect(scripts()).toBe(1);
});

test.each(['/admin', '/admin/retailers', '/auth', '/auth/reset'])(
  'the affiliate script is never added under %s',
  async (path) => {
    await start(path);
    jest.advanceTimersByTime(5000);
    expect(scripts()).toBe(0);
  },
);

test.each(['/administration', '/authors'])(
  'the affiliate script is added on %s, which only looks like an excluded page',
  async (path) => {
    await start(path);
    jest.advanceTimersByTime(5000);
    expect(scripts()).toBe(1);
  },
);

test('the affiliate script is not added to a page that the visitor has already left', async () => {
  const left = new AbortController();
  await start('/', left.signal);
  left.abort();
  jest.advanceTimersByTime(5000);
  expect(scripts()).toBe(0);
});
