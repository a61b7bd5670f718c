import { BATCH_BYTES, batchSchema } from '@/lib/analytics/event-batch';
import { BulkWriter } from '@/lib/analytics/bulk-writer';
import { deviceOf } from '@/lib/analytics/device';
import { pageSubject } from '@/lib/analytics/page-subject';
import { eventRows, shopOfLink } from '@/lib/services/analytics/event-rows';

const view = { kind: 'view', path: '/' };
const isAccepted = (body: unknown) => batchSchema.safeParse(body).success;

test.each([
  [{ events: [view] }],
  [{ source: 'news.example', medium: 'email', campaign: 'x', events: [view] }],
  [{ events: [{ kind: 'click', path: '/', link: 'https://shop.example/', position: 1 }] }],
  [
    {
      events: [
        {
          ...{ kind: 'click', path: '/', link: 'https://shop.example/', position: 1 },
          widget: '0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69',
        },
      ],
    },
  ],
  [{ events: [{ kind: 'search', path: '/search', query: 'tv', results: 0 }] }],
  [{ events: [{ kind: 'choice', path: '/search', query: 'tv', chosen: '/tvs/x', position: 3 }] }],
  [{ events: [{ kind: 'vital', path: '/', metric: 'CLS', value: 0.1 }] }],
])('%j is a batch of events', (body) => {
  expect(isAccepted(body)).toBe(true);
});

test.each([
  [null],
  [[]],
  [{}],
  [{ events: [] }],
  [{ events: Array(21).fill(view) }],
  [{ events: [view], more: 1 }],
  [{ events: [{ ...view, ip: '192.0.2.1' }] }],
  [{ events: [{ kind: 'view', path: 'https://evil.example/' }] }],
  [{ events: [{ kind: 'view', path: '/admin/users' }] }],
  [{ events: [{ kind: 'view', path: '/auth' }] }],
  [{ events: [{ kind: 'view', path: `/${'x'.repeat(300)}` }] }],
  [{ events: [{ kind: 'view', path: '/\0' }] }],
  [{ events: [{ kind: 'view', path: '/\ud800' }] }],
  [{ events: [{ kind: 'view', path: '/Käse' }] }],
  [{ events: [{ kind: 'click', path: '/', link: 'https://shop.example/€', position: 1 }] }],
  [{ events: [{ kind: 'choice', path: '/search', query: 'tv', chosen: '/中', position: 1 }] }],
  [{ events: [{ kind: 'click', path: '/', link: 'javascript:alert(1)', position: 1 }] }],
  [{ events: [{ kind: 'click', path: '/', link: 'https://shop.example/', position: 0 }] }],
  [{ events: [{ kind: 'click', path: '/', link: 'https://shop.example/', position: 1, widget: 'x' }] }],
  [{ events: [{ kind: 'search', path: '/search', query: '', results: 0 }] }],
  [{ events: [{ kind: 'search', path: '/search', query: 'tv', results: 1.5 }] }],
  [{ events: [{ kind: 'vital', path: '/', metric: 'FID', value: 1 }] }],
  [{ events: [{ kind: 'vital', path: '/', metric: 'LCP', value: '1' }] }],
  [{ source: 'x'.repeat(101), events: [view] }],
  [{ source: '📱'.repeat(101), events: [view] }],
  [{ source: 'a\nb', events: [view] }],
  [{ campaign: '\ud83d', events: [view] }],
])('%j is refused', (body) => {
  expect(isAccepted(body)).toBe(false);
});

test('ten events of the usual longest lengths fit into a request', () => {
  const click = {
    kind: 'click',
    path: `/${'p'.repeat(299)}`,
    link: `https://${'l'.repeat(492)}`,
    position: 999,
  };
  expect(JSON.stringify({ events: Array(10).fill(click) }).length).toBeLessThan(BATCH_BYTES);
});

test.each([
  ['/', { template: 'home' }],
  ['/retailers', { template: 'list' }],
  ['/products/page/2', { template: 'list' }],
  ['/retailers/argos', { template: 'retailer', retailer: 'argos' }],
  ['/gaming/ps5', { template: 'product', product: 'ps5' }],
  ['/content/a-guide', { template: 'guide or article' }],
  ['/search', { template: 'search' }],
  ['/sale-dates/online', { template: 'sale dates' }],
  ['/compare/argos-vs-currys', { template: 'comparison' }],
  ['/privacy', { template: 'other' }],
])('the page %s is about %j', (path, subject) => {
  expect(pageSubject(path)).toEqual(subject);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/140.0.0.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'computer'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

describe('the rows of events', () => {
  const shops = [
    { slug: 'argos', url: 'https://www.argos.co.uk/?ref=us', hosts: ['argos.co.uk'] },
    { slug: 'currys', url: 'https://network.example/c/1', hosts: ['currys.co.uk'] },
  ];
  const rows = (events: object[], more = {}) =>
    eventRows(batchSchema.parse({ ...more, events }), { visitor: '7', device: 'phone', shops });

  test.each([
    ['https://www.argos.co.uk/?ref=us', 'argos'],
    ['https://www.argos.co.uk/product/1', 'argos'],
    ['https://network.example/c/1', 'currys'],
    ['https://www.awin1.com/cread.php?ued=https%3A%2F%2Fwww.currys.co.uk%2Ftv', 'currys'],
    ['https://elsewhere.example/', undefined],
  ])('say that %s leads to %s', (link, slug) => {
    expect(shopOfLink(link, shops)).toBe(slug);
  });

  test('count a click for the retailer of the link, not for that of the page', () => {
    const [row] = rows([
      { kind: 'click', path: '/retailers/currys', link: 'https://www.argos.co.uk/x', position: 1 },
    ]);
    expect(row).toMatchObject({ retailer: 'argos', path: '/retailers/currys' });
  });

  test('spell queries and sources in one way', () => {
    const [row] = rows([{ kind: 'search', path: '/search', query: '  Big  TV ', results: 1 }], {
      source: 'www.News.example',
    });
    expect(row).toMatchObject({ query: 'big tv', source: 'news.example' });
  });

  test('are short enough for the database, even if a letter becomes two in lower case', () => {
    const [row] = rows([{ kind: 'search', path: '/search', query: 'İ'.repeat(100), results: 0 }], {
      source: 'İ'.repeat(100),
    });
    expect([row?.query, row?.source].map((text) => String(text).length)).toEqual([100, 100]);
    const [emoji] = rows([{ kind: 'search', path: '/search', query: `a${'🎄'.repeat(49)}`, results: 0 }]);
    expect(String(emoji?.query).isWellFormed()).toBe(true);
  });

  test('have no empty text and no number that the database cannot store', () => {
    const found = rows(
      [
        { kind: 'search', path: '/search', query: '   ', results: 0 },
        { kind: 'vital', path: '/', metric: 'CLS', value: 1e-320 },
        { kind: 'vital', path: '/', metric: 'CLS', value: 0.123456 },
      ],
      { source: 'www.' },
    );
    expect(found.map(({ value, source }) => [value, source])).toEqual([
      [0, undefined],
      [0.1235, undefined],
    ]);
  });

  test('leave out searches that may name a person', () => {
    const search = (query: string) => ({ kind: 'search', path: '/search', query, results: 0 });
    const kept = rows(['ada@mail.example', '07700 900123', 'iphone 16', '0800-123-4567'].map(search));
    expect(kept.map(({ query }) => query)).toEqual(['iphone 16']);
  });
});

describe('the bulk writer', () => {
  /** Creates a BulkWriter. Each of its writes ends only when the test calls `finish`. */
  function slowWriter(limits?: { perWrite: number; waiting: number }) {
    const writes: number[][] = [];
    const ends: (() => void)[] = [];
    const write = (rows: number[]) => {
      writes.push(rows);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    return { writer: new BulkWriter(write, limits), writes, finish: () => ends.shift()?.() };
  }
  const later = () => new Promise((resolve) => setTimeout(resolve));

  test('resolves only after the write, and writes what waits in one go', async () => {
    const { writer, writes, finish } = slowWriter();
    const done: string[] = [];
    void writer.add([1]).then(() => done.push('first'));
    void writer.add([2]).then(() => done.push('second'));
    void writer.add([3]).then(() => done.push('third'));
    await later();
    expect([writes, done]).toEqual([[[1]], []]);
    finish();
    await later();
    expect([writes, done]).toEqual([[[1], [2, 3]], ['first']]);
    finish();
    await later();
    expect(done).toEqual(['first', 'second', 'third']);
  });

  test('limits the rows of a write and the rows that wait', async () => {
    const { writer, writes, finish } = slowWriter({ perWrite: 3, waiting: 6 });
    const all = [[1], [2, 3], [4, 5], [6]].map((rows) => writer.add(rows));
    await expect(writer.add([7, 8])).rejects.toThrow('Too many');
    for (let count = 0; count < 4; count += 1) {
      finish();
      await later();
    }
    await Promise.all(all);
    expect(writes).toEqual([[1], [2, 3], [4, 5, 6]]);
  });

  test('reports a failed write to its own rows only', async () => {
    let isDown = true;
    const writer = new BulkWriter<number>(() =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(),
    );
    await expect(writer.add([1])).rejects.toThrow('down');
    isDown = false;
    await expect(writer.add([2])).resolves.toBeUndefined();
  });
});
