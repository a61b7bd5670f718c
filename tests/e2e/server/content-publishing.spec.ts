import { expect, test } from '@playwright/test';
import { ENTITIES, TIMED_TABLES, type TimedTable } from '../../../lib/entities/registry.ts';
import { ENTITIES as PLACES, placesShowing, removeMentions } from '../../helpers/places.ts';
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
 * Sets `column`, the time at which a row is published or unpublished, to three seconds from now. Does not notify the
 * site. Returns that time.
 */
async function setSoon(table: TimedTable, slug: string, column: string): Promise<number> {
  const db = await adminClient();
  const at = Date.now() + 3_000;
  const change = { [column]: new Date(at).toISOString() };
  const { error } = await db
    .from(table)
    .update(change as never)
    .eq('slug', slug);
  expect(error).toBeNull();
  return at;
}

for (const table of TIMED_TABLES) {
  const { start, end } = ENTITIES[table].times;

  test(`a row of ${table} appears everywhere at its start and disappears at its end`, async ({ request }) => {
    const entity = PLACES[table];
    const slug = uniqueWord('timed');
    const name = `000 ${slug.replace('-', '')}`;
    const showing = () => placesShowing(request, entity, { slug, name });
    // The time limit is far less than the five minutes after which a stored page is stale. The test doesn't measure the
    // promised five seconds, because a busy machine may take longer.
    const answers = (status: number) =>
      expect
        .poll(async () => (await request.get(entity.path(slug))).status(), { intervals: [100] })
        .toBe(status);
    try {
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
      // A row with `published_at` is already published, and stays hidden until then.
      const is_published = start === 'published_at';
      await insertRow(table, { ...entity.row(slug, name), is_published, [start]: tomorrow });
      await entity.mention?.(slug);
      // Before the row is due, requests all public paths that can show it. The site then stores pages without the row.
      expect(await showing()).toEqual([]);
      expect((await request.get(entity.path(slug))).status()).toBe(404);

      const starts = await setSoon(table, slug, start);
      await answers(200);
      expect(Date.now()).toBeGreaterThanOrEqual(starts);
      expect(await showing()).toEqual(Object.keys(entity.places));

      const ends = await setSoon(table, slug, end);
      await answers(404);
      expect(Date.now()).toBeGreaterThanOrEqual(ends);
      expect(await showing()).toEqual([]);
    } finally {
      await removeMentions();
      await removeRows(table, 'slug', slug);
    }
  });
}
