import { expect, test } from '@playwright/test';
import { adminClient, retailerRow, revalidate } from '../../helpers/site.ts';

test.describe.configure({ mode: 'serial' });

test('what an admin writes is on the page, in the lists and gone again, each on the next request', async ({
  request,
}) => {
  const db = await adminClient();
  const slug = `fresh-${Date.now()}`;
  const path = `/retailers/${slug}`;
  const text = async (address: string) => (await request.get(address)).text();

  expect((await request.get(path)).status()).toBe(404);

  expect((await db.from('retailers').insert(retailerRow(slug))).error).toBeNull();
  await revalidate({ table: 'retailers', record: { slug } });
  expect((await request.get(path)).status()).toBe(200);
  expect(await text('/retailers')).toContain(path);

  const description = 'A wholly new description, which nobody could have read on this page before now.';
  expect((await db.from('retailers').update({ description }).eq('slug', slug)).error).toBeNull();
  expect(await text(path)).not.toContain(description);
  await revalidate({ table: 'retailers', record: { slug } });
  expect(await text(path)).toContain(description);

  const renamed = `${slug}-renamed`;
  expect((await db.from('retailers').update({ slug: renamed }).eq('slug', slug)).error).toBeNull();
  await revalidate({ table: 'retailers', record: { slug: renamed }, old_record: { slug } });
  expect((await request.get(path)).status()).toBe(404);
  expect((await request.get(`/retailers/${renamed}`)).status()).toBe(200);

  expect((await db.from('retailers').delete().eq('slug', renamed)).error).toBeNull();
  await revalidate({ table: 'retailers', old_record: { slug: renamed } });
  expect((await request.get(`/retailers/${renamed}`)).status()).toBe(404);
  expect(await text('/retailers')).not.toContain(renamed);
});

test('without being told, a page is rendered anew after five minutes', async ({ request }) => {
  const cacheControl = (await request.get('/retailers/argos')).headers()['cache-control'];
  expect(cacheControl).toMatch(/s-maxage=300\b/);
});

test('a page is served from the cache', async ({ request }) => {
  await request.get('/retailers/argos');
  expect((await request.get('/retailers/argos')).headers()['x-nextjs-cache']).toBe('HIT');
});

test.describe('/api/revalidate', () => {
  test('refuses who does not know the secret', async ({ request }) => {
    const data = { table: 'retailers', record: { slug: 'argos' } };
    expect((await request.post('/api/revalidate', { data })).status()).toBe(401);
    const headers = { authorization: 'Bearer not-the-secret-of-the-tests' };
    expect((await request.post('/api/revalidate', { data, headers })).status()).toBe(401);
  });

  test('says what is wrong with a body', async () => {
    const response = await revalidate({ table: 'auth.users' });
    expect(response.status).toBe(400);
    expect((await response.json()) as unknown).toMatchObject({
      message: expect.stringContaining('table') as unknown,
    });
  });
});

test('/api/health says that the database answers', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', database: { reachable: true } });
});
