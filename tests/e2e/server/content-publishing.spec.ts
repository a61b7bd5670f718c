import { expect, test } from '@playwright/test';
import { ENTITIES, placesShowing } from '../../helpers/places.ts';
import { insertRow, removeRows, uniqueWord } from '../../helpers/site-rows.ts';
import { adminClient, revalidate } from '../../helpers/site.ts';

test('unpublished, future and unknown texts are 404 pages, and a published text appears at once', async ({
  request,
}) => {
  const slug = 'a-test-article';
  const db = await adminClient();
  const write = async (values: { is_published: boolean; published_at?: string }) => {
    const row = {
      slug,
      title: 'A test article',
      content_type: 'article',
      body: '<p>Text.</p>',
      image: '/og/home.png',
      ...values,
    };
    const { error } = await db.from('content').upsert(row, { onConflict: 'slug' });
    expect(error).toBeNull();
    await revalidate({ table: 'content', record: { slug } });
  };
  const status = async () => (await request.get(`/content/${slug}`)).status();
  try {
    expect(await status()).toBe(404);
    await write({ is_published: false });
    expect(await status()).toBe(404);
    await write({ is_published: true, published_at: '2099-01-01T00:00:00Z' });
    expect(await status()).toBe(404);
    expect(await (await request.get('/feed.xml')).text()).not.toContain(slug);
    await write({ is_published: true, published_at: '2026-01-01T00:00:00Z' });
    expect(await status()).toBe(200);
    const html = await (await request.get(`/content/${slug}`)).text();
    // The article's image comes from this site. It is wide, loads eagerly, and has an absolute URL for search engines.
    expect(html).toMatch(/<img[^>]* class="picture picture-wide" src="\/og\/home\.png" loading="eager"/);
    expect(html).toMatch(/"image":"http[^"]+\/og\/home\.png"/);
    expect(await (await request.get('/content?type=article')).text()).toContain(`/content/${slug}`);
    expect(await (await request.get('/content?type=guide')).text()).not.toContain(`/content/${slug}`);
    expect(await (await request.get('/feed.xml')).text()).toContain(`/content/${slug}`);
  } finally {
    await removeRows('content', 'slug', slug);
  }
  expect(await status()).toBe(404);
});

/**
 * Far less than the five minutes after which a stored page is stale. The test doesn't measure the promised five seconds,
 * because a busy machine may take longer.
 */
const SOON_MS = 45_000;

test('a scheduled text appears everywhere soon after its time, and disappears at its end', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const entity = ENTITIES.find(({ table }) => table === 'content');
  if (!entity) throw new Error('ENTITIES has no content');
  const [slug, name] = ['due-soon', '000 duesoonword'];
  const showing = () => placesShowing(request, entity, { slug, name });
  const due = Date.now() + 20_000;
  try {
    const row = { ...entity.row(slug, name), is_published: true, published_at: new Date(due).toISOString() };
    await insertRow('content', row);
    // Requests every place before the text is due, so that pages without the text are stored.
    expect(await showing()).toEqual([]);
    expect((await request.get(entity.path(slug))).status()).toBe(404);
    expect(Date.now()).toBeLessThan(due);
    // The text's page appears once the text is due, although nothing notifies the site at that time and no stored page
    // is stale yet.
    await expect
      .poll(async () => (await request.get(entity.path(slug))).status(), {
        timeout: SOON_MS,
        intervals: [100],
      })
      .toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(due);
    expect(await showing()).toEqual(Object.keys(entity.places));

    const ends = Date.now() + 5_000;
    const db = await adminClient();
    const { error } = await db
      .from('content')
      .update({ unpublish_at: new Date(ends).toISOString() })
      .eq('slug', slug);
    expect(error).toBeNull();
    await expect
      .poll(async () => (await request.get(entity.path(slug))).status(), {
        timeout: SOON_MS,
        intervals: [100],
      })
      .toBe(404);
    expect(Date.now()).toBeGreaterThanOrEqual(ends);
    expect(await showing()).toEqual([]);
  } finally {
    await removeRows('content', 'slug', slug);
  }
});

for (const table of ['retailers', 'products', 'categories'] as const) {
  test(`a row of ${table} appears everywhere at its start and disappears at its end`, async ({ request }) => {
    test.setTimeout(240_000);
    const entity = ENTITIES.find((each) => each.table === table);
    if (!entity) throw new Error(`ENTITIES has no ${table}`);
    const slug = uniqueWord('timed');
    const name = `000 ${slug.replace('-', '')}`;
    const showing = () => placesShowing(request, entity, { slug, name });
    const appears = (status: number) =>
      expect
        .poll(async () => (await request.get(entity.path(slug))).status(), {
          timeout: SOON_MS,
          intervals: [100],
        })
        .toBe(status);
    try {
      const starts = Date.now() + 20_000;
      const publish_at = new Date(starts).toISOString();
      await insertRow(table, { ...entity.row(slug, name), is_published: false, publish_at });
      expect(await showing()).toEqual([]);
      expect((await request.get(entity.path(slug))).status()).toBe(404);
      expect(Date.now()).toBeLessThan(starts);
      await appears(200);
      expect(Date.now()).toBeGreaterThanOrEqual(starts);
      expect(await showing()).toEqual(Object.keys(entity.places));

      const ends = Date.now() + 5_000;
      const db = await adminClient();
      const { error } = await db
        .from(table)
        .update({ unpublish_at: new Date(ends).toISOString() })
        .eq('slug', slug);
      expect(error).toBeNull();
      await appears(404);
      expect(Date.now()).toBeGreaterThanOrEqual(ends);
      expect(await showing()).toEqual([]);
    } finally {
      await removeRows(table, 'slug', slug);
    }
  });
}
