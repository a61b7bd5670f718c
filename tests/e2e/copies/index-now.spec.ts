import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { fillSignIn, whenAlive } from '../../helpers/accounts.ts';
import { saveForm, toast } from '../../helpers/admin.ts';
import { type SiteCopy, startCopy } from '../../helpers/site-copy.ts';
import { adminClient, given } from '../../helpers/site.ts';

const KEY = 'a-key-for-the-tests';

/** The IndexNow messages that the fake search engine received. */
const announced: unknown[] = [];
const searchEngine = createServer((request, response) => {
  void json(request).then((body) => {
    announced.push(body);
    response.writeHead(202).end();
  });
});

let copy: SiteCopy;

test.beforeAll(async () => {
  searchEngine.listen(0, '127.0.0.1');
  await once(searchEngine, 'listening');
  const { port } = searchEngine.address() as AddressInfo;
  copy = await startCopy({ INDEXNOW_KEY: KEY, INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}/indexnow` });
});
test.afterAll(async () => {
  await copy.stop();
  searchEngine.close();
});

test('publishing a page announces its address to search engines, and saving a draft does not', async ({
  page,
}) => {
  const db = await adminClient(copy.databaseUrl);
  const { data } = await db.from('retailers').select('id').eq('slug', 'dunelm').single();
  const editor = `/admin/retailers/${data?.id}`;
  await page.goto(`${copy.siteUrl}/auth?next=${encodeURIComponent(editor)}`);
  await fillSignIn(page, given('ADMIN_EMAIL'), given('ADMIN_PASSWORD'));
  await expect(page).toHaveURL(`${copy.siteUrl}${editor}`);
  await whenAlive(page);
  const published = page.getByRole('switch', { name: 'Published' });
  for (const isOn of [false, true]) {
    await published.setChecked(isOn);
    await saveForm(page);
    await expect(toast(page, 'Retailer updated successfully').last()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'All changes are saved.' })).toBeVisible();
  }
  await expect
    .poll(() => announced)
    .toEqual([
      {
        host: new URL(given('SITE_URL')).host,
        key: KEY,
        keyLocation: expect.stringMatching(/\/indexnow\.txt$/),
        urlList: [expect.stringMatching(/\/retailers\/dunelm$/)],
      },
    ]);
  const key = await fetch(`${copy.siteUrl}/indexnow.txt`);
  expect([key.status, await key.text()]).toEqual([200, KEY]);
});
