import { nextMillisecond } from '../../helpers/next-millisecond.ts';
import { database, db, guide, retailer } from './link-server.ts';

// Imports these modules only after link-server.ts, because it replaces the module that reads the environment variables.
const { listLinks, listPlaces, listUnlistedLinks } = await import('@/lib/data/admin/links');
const { readListQuery } = await import('@/lib/resources/list-query');
const { collectChunk, collectChanges } = await import('@/lib/services/links/collect-links');
const { exportLinks } = await import('@/lib/services/links/export-links');
const { planReplacement } = await import('@/lib/services/links/plan-replacement');
const { listedLinks } = await import('@/lib/services/links/listed-links');

/** Collects the links of all rows. */
async function collect() {
  let position: Parameters<typeof collectChunk>[1] = null;
  do position = (await collectChunk(db, position)).next;
  while (position);
}

async function list(params: Record<string, string>) {
  const resource = listedLinks();
  const { links } = await listLinks(db, { resource, query: readListQuery(resource, params) });
  return links.map(({ url, clicks }) => [url, clicks]);
}

test('the list can be sorted by the clicks of 30 days, however an editor has written the URL', async () => {
  await retailer('one', { cta_url: 'https://Shop.example' });
  const long = `https://shop.example/${'x'.repeat(600)}`;
  await retailer('two', { cta_url: long });
  await guide(
    'a',
    '<p><a href="https://other.example/none">x</a> <a href="https://other.example/ä">x</a></p>',
  );
  await collect();
  const click = (link: string) => ({
    kind: 'click',
    path: '/',
    template: 'home',
    link,
    position: 1,
    device: 'phone',
    visitor: 1,
  });
  const written = await db.rpc('write_events', {
    _events: [
      ...Array.from({ length: 3 }, () => click('https://shop.example/')),
      ...Array.from({ length: 2 }, () => click(long.slice(0, 500))),
      click('https://other.example/%C3%A4'),
    ],
  });
  expect(written.error).toBeNull();
  await nextMillisecond();
  expect((await db.rpc('roll_up_events', {})).error).toBeNull();
  // Clicks of more than 30 days ago do not count.
  await database.exec(`insert into private.event_days
    select filter, filter_value, dimension, day - 30, item, views, 100, searches, empty_searches, choices, sign_ups, null
    from private.event_days where filter = 'all' and dimension = 'link'`);

  const byClicks = [
    ['https://Shop.example', 3],
    [long, 2],
    ['https://other.example/ä', 1],
    ['https://other.example/none', 0],
  ];
  expect(await list({ sort: 'clicks.desc' })).toEqual(byClicks);
  expect(await list({ sort: 'clicks.asc' })).toEqual(byClicks.toReversed());

  // The broken link that costs the most clicks comes first.
  await database.exec(`update public.links set is_broken = url not like '%Shop%'`);
  expect((await list({ sort: 'clicks.desc', is_broken: 'yes' }))[0]).toEqual([long, 2]);
  const [table] = await Array.fromAsync(
    exportLinks(db, { resource: listedLinks(), query: readListQuery(listedLinks(), {}), ids: [] }),
  );
  expect(table?.rows.map(({ clicks_30d: clicks }) => clicks).toSorted()).toEqual([0, 1, 2, 3]);
});

test('the screen knows how many links it cannot list, until their rows change', async () => {
  const long = `https://shop.example/${'x'.repeat(2048)}`;
  const { id } = await guide('a', `<p><a href="${long}">x</a> <a href="https://shop.example/1">x</a></p>`);
  await guide('b', `${'<b>'.repeat(300)}<a href="https://shop.example/2">x</a>`);
  await collect();
  const gaps = async () => {
    const { places, count } = await listUnlistedLinks(db, { limit: 10 });
    return [
      count,
      ...places.map(({ row_name, label, reason, count: links }) => [row_name, label, reason, links]),
    ];
  };
  const figures = async () =>
    Object.values((await database.as('admin', 'select public.link_figures()'))[0] ?? {})[0];
  expect(await gaps()).toEqual([
    2,
    ['Guide a', 'Body', 'too-long', 1],
    ['Guide b', 'Body', 'too-complex', 1],
  ]);
  expect(await figures()).toMatchObject({ total: 1, unlisted: 2 });

  await database.query('update public.content set body = $2 where id = $1', [id, '<p>No link</p>']);
  await collectChanges(db);
  expect(await gaps()).toEqual([1, ['Guide b', 'Body', 'too-complex', 1]]);
  await database.exec(`delete from public.content; delete from public.audit_log`);
  await collect();
  expect([await gaps(), await figures()]).toEqual([[0], expect.objectContaining({ unlisted: 0 })]);
});

test('all places in which a link is used are listed in pages, and are in the CSV file', async () => {
  for (let index = 0; index < 7; index += 1)
    await guide(`g${index}`, '<p><a href="https://shop.example/1">x</a></p>');
  await guide('other', '<p><a href="https://shop.example/2">x</a></p>');
  await collect();
  const resource = listedLinks();
  const query = readListQuery(resource, { sort: 'url.asc' });
  const { links } = await listLinks(db, { resource, query });
  const names = async (page: number) => {
    const places = await listPlaces(db, links[0]?.id ?? '', { page, size: 5 });
    return places.map(({ row_name }) => row_name);
  };
  expect([await names(1), await names(2)]).toEqual([
    ['Guide g0', 'Guide g1', 'Guide g2', 'Guide g3', 'Guide g4'],
    ['Guide g5', 'Guide g6'],
  ]);
  const exported = async (ids: string[]) =>
    (await Array.fromAsync(exportLinks(db, { resource, query, ids }))).flatMap(({ rows }) =>
      rows.map(({ used_in: uses }) => uses),
    );
  const all = [
    Array.from({ length: 7 }, (_, index) => `content: Guide g${index} (Body)`).join('; '),
    'content: Guide other (Body)',
  ];
  expect(await exported([])).toEqual(all);
  expect(await exported([links[0]?.id ?? ''])).toEqual(all.slice(0, 1));
});

test('links in built-in texts are listed while visitors see these texts, but are not offered for replacement', async () => {
  await database.exec(`update public.legal_pages set is_published = false where slug = 'complaints'`);
  const ofBuiltIn = () => list({ used_in: 'built-in-legal', sort: 'url.asc' });
  await collect();
  expect(await ofBuiltIn()).toEqual([['https://ico.org.uk/make-a-complaint/', 0]]);
  const search = { find: 'ico.org.uk', replacement: 'example.com', isWhole: false };
  expect(await planReplacement(db, search)).toEqual([]);

  const publish = `update public.legal_pages set is_published = true where slug = 'complaints'`;
  await database.as('service', publish);
  expect(await collectChanges(db)).toBe(true);
  expect(await ofBuiltIn()).toEqual([]);
  await database.as('service', `delete from public.legal_pages where slug = 'complaints'`);
  await collectChanges(db);
  expect(await ofBuiltIn()).toHaveLength(1);
});
