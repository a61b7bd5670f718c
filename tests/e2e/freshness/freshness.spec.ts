import { expect, test, type APIRequestContext } from '@playwright/test';
import { ENTITY_TABLES, isSeenWithParent } from '../../../lib/entities/registry.ts';
import { ENTITIES, placesShowing, removeMentions } from '../../helpers/places.ts';
import { deleteRow, insertRow, removeRows } from '../../helpers/site-rows.ts';
import { adminClient, given, revalidate } from '../../helpers/site.ts';
import { Turns } from '../../helpers/turns.ts';

const first = given('SITE_URL');
test.afterEach(() => {
  process.env.SITE_URL = first;
});

for (const table of ENTITY_TABLES) {
  test(`${table}: a change shows everywhere on the next request`, async ({ request }) => {
    // This test takes long: it makes about sixty requests, and the server must render a page for each.
    const entity = ENTITIES[table];
    const { row, nameColumn, path, mention, places } = entity;
    // If the site under test runs as two instances, each write goes to the instance from which the test has just
    // requested the pages.
    const turns = new Turns(request);
    const everywhere = Object.keys(places);
    const db = await adminClient();
    const slug = `fresh-${table}`;
    const name = `000 ${table}word`;
    const renamed = { slug: `${slug}-renamed`, name: `${name} changed` };
    const status = async (of: string) => {
      const answer = await turns.get(path(of), { maxRedirects: 0 });
      return [answer.status(), answer.headers().location ?? null];
    };
    const own = async (of: string) => (await turns.get(path(of))).text();
    const write = async (before: string | null, after: string | null, values: Record<string, unknown>) => {
      turns.next();
      const rows = db.from(table);
      const { error } = !before
        ? await rows.insert(values as never)
        : after
          ? await rows.update(values as never).eq('slug', before)
          : await rows.delete().eq('slug', before);
      expect(error).toBeNull();
      await revalidate({
        table,
        record: after ? { slug: after } : null,
        old_record: before ? { slug: before } : null,
      });
    };

    // Before the row is written, requests all public paths that can show it. Each instance then stores pages without
    // the row.
    for (let instance = 0; instance < 2; instance += 1) {
      turns.next();
      expect(await placesShowing(turns, entity, { slug, name })).toEqual([]);
      expect(await status(slug)).toEqual([404, null]);
    }

    await write(null, slug, row(slug, name));
    await mention?.(slug);
    expect(await placesShowing(turns, entity, { slug, name })).toEqual(everywhere);
    expect(await own(slug)).toContain(name);

    await write(slug, slug, { [nameColumn]: renamed.name });
    expect(await placesShowing(turns, entity, { slug, name: renamed.name })).toEqual(everywhere);
    expect(await own(slug)).toContain(renamed.name);

    await write(slug, renamed.slug, { slug: renamed.slug });
    expect(await placesShowing(turns, entity, renamed)).toEqual(everywhere);
    expect(await status(renamed.slug)).toEqual([200, null]);
    // The database has added a redirect from the row's old path to the new path.
    expect(await status(slug)).toEqual([308, path(renamed.slug)]);
    turns.next();
    await removeRows('redirects', 'to_path', path(renamed.slug));
    expect(await status(slug)).toEqual([404, null]);

    turns.next();
    const redirect = await insertRow('redirects', { from_path: path(slug), to_path: '/contact' });
    expect(await status(slug)).toEqual([308, '/contact']);
    turns.next();
    await deleteRow('redirects', redirect);
    expect(await status(slug)).toEqual([404, null]);

    // A subcategory has no published switch of its own: it is published with its category.
    if (!isSeenWithParent(table)) {
      await write(renamed.slug, renamed.slug, { is_published: false });
      expect(await placesShowing(turns, entity, renamed)).toEqual([]);
      expect(await status(renamed.slug)).toEqual([404, null]);
      await write(renamed.slug, renamed.slug, { is_published: true });
      expect(await placesShowing(turns, entity, renamed)).toEqual(everywhere);
    }

    await write(renamed.slug, null, {});
    expect(await placesShowing(turns, entity, renamed)).toEqual([]);
    expect(await status(renamed.slug)).toEqual([404, null]);
  });
}

test.afterAll(async () => {
  await removeMentions();
  for (const table of ENTITY_TABLES) {
    await removeRows(table, 'slug', `fresh-${table}`);
  }
  for (const { path } of Object.values(ENTITIES)) await removeRows('redirects', 'from_path', path('fresh-'));
});

test('the short address of a known retailer is a 404 while the retailer is unpublished', async ({
  request,
}) => {
  const db = await adminClient();
  const publish = async (is_published: boolean) => {
    expect((await db.from('retailers').update({ is_published }).eq('slug', 'halfords')).error).toBeNull();
    await revalidate({ table: 'retailers', record: { slug: 'halfords' } });
  };
  const answer = async () => {
    const { status, headers } = await request
      .get('/halfords?x=a%20b', { maxRedirects: 0 })
      .then((response) => ({ status: response.status(), headers: response.headers() }));
    return [status, headers.location ?? null];
  };
  try {
    expect(await answer()).toEqual([308, '/retailers/halfords?x=a%20b']);
    await publish(false);
    expect(await answer()).toEqual([404, null]);
    // While the retailer is unpublished, an editor may create a redirect from the retailer's short path.
    await insertRow('redirects', { from_path: '/halfords', to_path: '/retailers' });
    expect(await answer()).toEqual([308, '/retailers?x=a%20b']);
  } finally {
    await removeRows('redirects', 'from_path', '/halfords');
    await publish(true);
  }
  expect(await answer()).toEqual([308, '/retailers/halfords?x=a%20b']);
});

test('a page may be cached for at most five minutes', async ({ request }) => {
  const cacheControl = (await request.get('/retailers/argos')).headers()['cache-control'];
  expect(cacheControl).toMatch(/s-maxage=300\b/);
});

/**
 * Makes the site store a fresh page at this path. Expires a retailer's pages first: a page that is only stale would be
 * served once more while the site renews it.
 */
async function nowInTheCache(request: APIRequestContext, path: string): Promise<void> {
  await revalidate({ table: 'retailers', record: { slug: 'argos' } });
  await request.get(path);
}

test('a page is served from the cache', async ({ request }) => {
  await nowInTheCache(request, '/retailers/argos');
  // The worker may expire the page during this render, because rows of earlier tests became due. The next render counts.
  const answer = async () => (await request.get('/retailers/argos')).headers()['x-nextjs-cache'];
  await expect.poll(answer).toBe('HIT');
});

for (const path of ['/retailers/argos', '/sitemaps/retailers-1.xml']) {
  test(`a browser that has ${path} downloads it again only after a change`, async ({ request }) => {
    const db = await adminClient();
    await nowInTheCache(request, path);
    const before = await request.get(path);
    const tag = before.headers().etag ?? '';
    const askAgain = () => request.get(path, { headers: { 'if-none-match': tag } });
    const unchanged = await askAgain();
    expect([unchanged.status(), await unchanged.text(), unchanged.headers().etag]).toEqual([304, '', tag]);

    const { data } = await db.from('retailers').select('name').eq('slug', 'argos').single();
    const rename = async (name: string) => {
      expect((await db.from('retailers').update({ name }).eq('slug', 'argos')).error).toBeNull();
      await revalidate({ table: 'retailers', record: { slug: 'argos' } });
    };
    try {
      await rename('Argos renamed');
      for (const turn of ['rendered', 'from the cache']) {
        const changed = await askAgain();
        expect([turn, changed.status()]).toEqual([turn, 200]);
        expect(await changed.text()).not.toBe(await before.text());
      }
    } finally {
      await rename(data?.name ?? '');
    }
  });
}

test.describe('/api/revalidate', () => {
  test('refuses a request without the secret', async ({ request }) => {
    const data = { table: 'retailers', record: { slug: 'argos' } };
    expect((await request.post('/api/revalidate', { data })).status()).toBe(401);
    const headers = { authorization: 'Bearer not-the-secret-of-the-tests' };
    expect((await request.post('/api/revalidate', { data, headers })).status()).toBe(401);
  });

  test('explains the errors of a request', async () => {
    const response = await revalidate({ table: 'auth.users' });
    expect(response.status).toBe(400);
    expect((await response.json()) as unknown).toMatchObject({
      message: expect.stringContaining('table') as unknown,
    });
  });
});

test('/api/health reports that the database answers', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', database: { reachable: true } });
});
