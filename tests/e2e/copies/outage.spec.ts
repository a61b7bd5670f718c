import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../helpers/axe.ts';
import { startCopy, type SiteCopy } from '../../helpers/site-copy.ts';
import { adminClient, retailerRow, revalidate } from '../../helpers/site.ts';

/** A copy of the built site with a database of its own, which this test can end and start again. */
let copy: SiteCopy;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  // The hook has a limit of its own: a database is made, filled, and a site started on it.
  test.setTimeout(120_000);
  copy = await startCopy();
});
test.afterAll(async () => {
  await copy.stop();
});

const get = (path: string) => fetch(`${copy.siteUrl}${path}`);
const health = async () => ((await (await get('/api/health')).json()) as { status: string }).status;

test('a page that was ever served from the database survives an outage, and all heals by itself', async ({
  page,
}) => {
  const db = await adminClient(copy.databaseUrl);
  const row = {
    ...retailerRow('only-in-the-database'),
    description: 'Known to the database alone, and to nobody else.',
  };
  expect((await db.from('retailers').insert(row)).error).toBeNull();
  const argos = 'Argos as the database has it, not as the built-in data has it.';
  expect((await db.from('retailers').update({ description: argos }).eq('slug', 'argos')).error).toBeNull();
  await revalidate({ table: 'retailers', record: { slug: 'argos' } }, copy.siteUrl);
  const served = [
    '/',
    '/retailers',
    '/retailers/only-in-the-database',
    '/retailers/argos',
    '/categories/fashion',
  ];
  for (const path of served) expect((await get(path)).status).toBe(200);
  expect(await health()).toBe('ok');

  await copy.stopDatabase();
  expect(await health()).toBe('degraded');

  // Expired on purpose: every page has to be rendered anew, with the database gone.
  for (const slug of ['argos', 'only-in-the-database']) {
    expect((await revalidate({ table: 'retailers', record: { slug } }, copy.siteUrl)).status).toBe(200);
  }
  for (const path of served) expect((await get(path)).status).toBe(200);
  expect(await (await get('/retailers/only-in-the-database')).text()).toContain(row.description);
  expect(await (await get('/retailers/argos')).text()).toContain(argos);

  // A restart forgets nothing either.
  await copy.restartSite();
  await revalidate({ table: 'retailers', record: { slug: 'argos' } }, copy.siteUrl);
  expect(await (await get('/retailers/argos')).text()).toContain(argos);

  // What nobody knows is an error, never 'not found'.
  expect((await get('/retailers/asked-for-the-first-time')).status).toBe(500);
  await page.goto(`${copy.siteUrl}/retailers/asked-for-the-first-time`);
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expectNoViolations(page);

  await copy.startDatabase();
  await expect.poll(health).toBe('ok');
  expect((await get('/retailers/asked-for-the-first-time')).status).toBe(404);
  const healed = 'Argos after the outage.';
  const again = await adminClient(copy.databaseUrl);
  expect(
    (await again.from('retailers').update({ description: healed }).eq('slug', 'argos')).error,
  ).toBeNull();
  // Nobody tells the site: pages of the outage ask again by themselves within seconds.
  await expect
    .poll(async () => (await get('/retailers/argos')).text(), { timeout: 60_000 })
    .toContain(healed);
});
