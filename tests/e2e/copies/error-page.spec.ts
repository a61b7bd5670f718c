import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type SiteCopy, startCopy } from '../../helpers/site-copy.ts';

let copy: SiteCopy;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  copy = await startCopy();
  // Breaks the code of the search page, so that Next itself answers with an error.
  const [page = ''] = globSync(`.next/${path.basename(copy.dataDir)}/server/app/**/search/page.js`);
  await writeFile(page, "throw new Error('broken by the test');");
  await copy.restartSite();
});
test.afterAll(() => copy.stop());

test('an error of the server shows the id of its own request, which is in its head and in the log', async ({
  page,
}) => {
  const ids: string[] = [];
  for (const query of ['lego', 'lego', 'dyson']) {
    const answer = await page.goto(`${copy.siteUrl}/search?q=${query}`);
    expect(answer?.status()).toBe(500);
    expect(answer?.headers()['cache-control']).toMatch(/^private, no-store/);
    const id = answer?.headers()['x-request-id'] ?? '';
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    await expect(page.getByText(`Request: ${id}`)).toBeVisible();
    expect(copy.errors()).toContain(id);
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(3);
});
