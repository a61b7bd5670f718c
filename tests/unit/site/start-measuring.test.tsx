import { jest } from '@jest/globals';
import { batchSchema } from '@/lib/analytics/event-batch';

interface Sent {
  source?: string;
  medium?: string;
  campaign?: string;
  events: { kind: string; query?: string }[];
}

let sent: Sent[];

/** Loads a page of the site, and returns what it sends about this visit. */
async function visit(path: string, html = ''): Promise<Sent[]> {
  jest.resetModules();
  sent = [];
  document.body.innerHTML = html;
  history.replaceState(null, '', path);
  const { startMeasuring } = await import('@/components/site/shell/start-measuring');
  startMeasuring();
  await jest.advanceTimersByTimeAsync(1_100);
  return sent;
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom measures no loading times.
  performance.getEntriesByType ??= () => [];
  globalThis.PerformanceObserver ??= class {
    observe = () => undefined;
  } as unknown as typeof PerformanceObserver;
  navigator.sendBeacon = (_, body) => {
    sent.push(JSON.parse(String(body)) as Sent);
    return true;
  };
});
afterEach(() => {
  jest.useRealTimers();
});

const PHONE = '📱';

test.each([
  ['a line break', '/?utm_source=a%0Ab', { source: 'a b' }],
  ['only a control character', '/?utm_source=%00&utm_medium=email', { source: 'direct', medium: 'email' }],
  [
    'an emoji at the limit',
    `/?utm_source=x&utm_campaign=${encodeURIComponent('y'.repeat(99) + PHONE + PHONE)}`,
    { source: 'x', campaign: 'y'.repeat(99) + PHONE },
  ],
  ['bytes that are no text', '/?utm_source=%ff', { source: '\ufffd' }],
])('a visit with %s in its campaign is sent so that the site accepts it', async (_, path, from) => {
  const [batch] = await visit(path);
  expect(batch).toMatchObject({ ...from, events: [{ kind: 'view', path: '/' }] });
  expect(batchSchema.safeParse(batch).error).toBeUndefined();
});

test('the search for a hundred emoji is accepted', async () => {
  const query = PHONE.repeat(100);
  const batches = await visit('/search', `<p data-searched="${query}" data-results="0"></p>`);
  expect(batches.flatMap(({ events }) => events)).toContainEqual(
    expect.objectContaining({ kind: 'search', query }),
  );
  for (const batch of batches) expect(batchSchema.safeParse(batch).error).toBeUndefined();
});
