import { expect, test } from '@playwright/test';
import { rawRequest } from '../../helpers/raw-request.ts';
import { insertRow, removeRows, uniqueWord, updateRow } from '../../helpers/site-rows.ts';
import { given, retailerRow } from '../../helpers/site.ts';

const ask = (path: string, method = 'GET') => rawRequest(given('SITE_URL'), path, { method });
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

test('a shortlist is rendered for its request, is not stored and not indexed', async () => {
  const { status, headers, body } = await ask('/shortlist?shops=argos&products=ps5');
  expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(body).toMatch(/<link rel="canonical" href="[^"?]+\/shortlist"\/>/);
  expect(mainOf(body)).toContain('PlayStation 5');
  expect(mainOf((await ask('/shortlist?shops=currys')).body)).not.toContain('PlayStation 5');
  expect(mainOf((await ask('/shortlist')).body)).toContain('Nothing saved yet');
});

for (const query of [
  'shops=%3Cscript%3Ealert(1)%3C/script%3E',
  'shops[]=argos&shops=%00',
  `shops=${'x'.repeat(3000)}`,
  'products=../../admin&shops=%E0%A4%A',
  'shops=ARGOS',
]) {
  test(`the query ${query.slice(0, 40)} is answered without repeating it`, async () => {
    const { status, body } = await ask(`/shortlist?${query}`);
    expect(status).toBe(200);
    expect(mainOf(body)).toContain('No shop or product to show');
    expect(body).not.toContain('<script>alert');
    expect(mainOf(body)).not.toMatch(/alert\(|x{200}|\.\.\/admin|ARGOS/);
  });
}

test('unknown slugs are named, thirty entries are shown, and the rest is left out', async () => {
  const many = Array.from({ length: 40 }, (_, index) => `no-shop-${index}`).join();
  const { status, body } = await ask(`/shortlist?shops=argos,${many}`);
  expect(status).toBe(200);
  expect(mainOf(body)).toContain('no-shop-28.');
  expect(mainOf(body)).not.toContain('no-shop-29');
  expect(mainOf(body)).toContain('A shortlist has room for 30 shops and products');
});

for (const path of ['/shortlist', '/compare', '/compare/argos-vs-currys', '/compare/choose?shops=argos']) {
  test(`POST ${path} is refused`, async () => {
    expect((await ask(path, 'POST')).status).toBe(405);
  });
}

for (const [path, location] of [
  ['/compare/currys-vs-argos', '/compare/argos-vs-currys'],
  ['/compare/Argos-VS-Currys', '/compare/argos-vs-currys'],
  ['/compare/argos-vs-currys/', '/compare/argos-vs-currys'],
  ['/compare/argos-vs-argos-vs-currys', '/compare/argos-vs-currys'],
  ['/compare/next-vs-john-lewis-vs-argos-vs-ao', '/compare/ao-vs-argos-vs-john-lewis-vs-next'],
] as const) {
  test(`${path} leads permanently to the canonical address`, async () => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([308, location]);
    expect((await ask(location)).status).toBe(200);
  });
}

for (const [path, reason] of [
  ['/compare/argos', 'at least 2 different shops'],
  ['/compare/argos-vs-argos', 'at least 2 different shops'],
  ['/compare/ao-vs-argos-vs-currys-vs-next-vs-very', 'This link has 5'],
  ['/compare/argos-vs-no-such-shop', 'We have no page about no-such-shop.'],
  ['/compare/%3Cb%3E-vs-argos', 'recognise the shops in this link'],
  ['/compare/argos-vs-', 'recognise the shops in this link'],
  ['/compare/argos-vs-%00', 'recognise the shops in this link'],
] as const) {
  test(`${path} is a 404 with the reason and the form`, async () => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(mainOf(body).replaceAll('<!-- -->', '')).toContain(reason);
    expect(mainOf(body)).toContain('action="/compare/choose"');
    expect(body).not.toContain('<b>-vs');
  });
}

for (const [query, status, location] of [
  ['shops=next&shops=argos&shops=&shops=', 303, '/compare/argos-vs-next'],
  ['shops=next,argos', 303, '/compare/argos-vs-next'],
  ['shops=argos', 303, '/compare/argos'],
  ['shops=a,b,c,d,e,f,g', 303, '/compare/a-vs-b-vs-c-vs-d-vs-e'],
  ['', 303, '/compare'],
  ['shops=%0d%0aX:1', 400, undefined],
  ['shops=//evil.example', 400, undefined],
] as const) {
  test(`the choice '${query}' is answered with ${status} ${location ?? ''}`, async () => {
    const { status: answered, headers } = await ask(`/compare/choose?${query}`);
    expect([answered, headers.location, headers['cache-control']]).toEqual([status, location, 'no-store']);
  });
}

test('a comparison and a shortlist show a change of a shop on the next request', async () => {
  const slug = uniqueWord('compared');
  const pair = `/compare/argos-vs-${slug}`;
  const list = `/shortlist?shops=argos,${slug}`;
  const textOf = async (path: string) => mainOf((await ask(path)).body);
  expect((await ask(pair)).status).toBe(404);
  let row = await insertRow('retailers', retailerRow(slug));
  try {
    for (const path of [pair, list, '/compare']) expect(await textOf(path)).toContain(`Shop ${slug}`);

    await updateRow('retailers', row, { name: 'Renamed & Sons' });
    for (const path of [pair, list, '/compare']) {
      const text = await textOf(path);
      expect([path, text.includes('Renamed &amp; Sons'), text.includes(`Shop ${slug}`)]).toEqual([
        path,
        true,
        false,
      ]);
    }

    // The database adds a redirect from the old path of the shop to the new one.
    await updateRow('retailers', row, { slug: `${slug}-b` });
    row = { ...row, slug: `${slug}-b` };
    const moved = await ask(pair);
    expect([moved.status, moved.headers.location]).toEqual([308, `${pair}-b`]);
    expect(await textOf(`${pair}-b`)).toContain('Renamed &amp; Sons');
    expect(await textOf(list)).toContain(`/retailers/${slug}-b`);

    await updateRow('retailers', row, { is_published: false });
    for (const path of [pair, `${pair}-b`]) expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect(await textOf(list)).toContain(`We couldn’t find ${slug}.`);
    expect(await textOf(list)).not.toContain('Renamed &amp; Sons');
    expect(await textOf('/compare')).not.toContain('Renamed &amp; Sons');

    await updateRow('retailers', row, { is_published: true });
    expect((await ask(`${pair}-b`)).status).toBe(200);
  } finally {
    await removeRows('retailers', 'slug', slug);
    await removeRows('redirects', 'from_path', `/retailers/${slug}`);
  }
});

test('a shortlist shows a change of a product on the next request', async () => {
  const slug = uniqueWord('listed');
  const list = async () => mainOf((await ask(`/shortlist?products=${slug}`)).body);
  expect(await list()).toContain(`We couldn’t find ${slug}.`);
  const row = await insertRow('products', {
    ...{ slug, name: 'Old name', category: 'gaming', description: 'A product of the tests.' },
    ...{ price_range: '£10 – £20', is_published: true },
  });
  try {
    expect(await list()).toContain('Old name');
    expect(await list()).toContain('Usual price. Not yet checked');
    await updateRow('products', row, { name: 'New name', category: 'fashion' });
    expect(await list()).toContain('New name');
    expect(await list()).toContain(`href="/fashion/${slug}"`);
    await updateRow('products', row, { is_published: false });
    expect(await list()).not.toContain('New name');
  } finally {
    await removeRows('products', 'slug', slug);
  }
});

test('only comparisons of shops with checked facts are indexable, and these are in the sitemap', async () => {
  const slug = uniqueWord('facts');
  const facts = {
    ...{
      returns_days: 28,
      delivery: 'Free over 50 pounds',
      price_match: 'Yes, for 7 days',
      opens_boxing_day: true,
    },
    ...{ facts_source_name: 'A help page of the tests', facts_source_url: 'https://shop.example/help' },
    ...{ facts_checked_on: '2026-11-20', display_rank: 1 },
  };
  const [a, b] = [`${slug}-a`, `${slug}-b`];
  const pair = `/compare/${a}-vs-${b}`;
  const state = async () => {
    const { body } = await ask(pair);
    return [
      body.includes('content="index, follow'),
      (await ask('/sitemaps/pages.xml')).body.includes(`${pair}<`),
      mainOf((await ask('/compare')).body).includes(`href="${pair}"`),
    ];
  };
  try {
    const first = await insertRow('retailers', { ...retailerRow(a), ...facts });
    await insertRow('retailers', { ...retailerRow(b), ...facts });
    expect(await state()).toEqual([true, true, true]);
    const { body } = await ask(pair);
    for (const text of ['28 days', 'Free over 50 pounds', 'Yes, for 7 days', 'A help page of the tests'])
      expect(mainOf(body)).toContain(text);
    expect((await ask(`/og${pair}.png`)).status).toBe(200);
    expect((await ask(`/compare/argos-vs-${a}`)).body).toContain('content="noindex, follow"');
    await updateRow('retailers', first, {
      facts_checked_on: null,
      facts_source_name: null,
      facts_source_url: null,
      returns_days: null,
      delivery: null,
      price_match: null,
      opens_boxing_day: null,
      // While no shop has checked facts, the page suggests pairs of the highest-ranked shops. This shop has no rank, so
      // the page does not suggest it.
      display_rank: null,
    });
    expect(await state()).toEqual([false, false, false]);
  } finally {
    await removeRows('retailers', 'slug', slug);
  }
});
