import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { run } from '../../helpers/command.ts';
import { startCopy } from '../../helpers/site-copy.ts';
import { retailerRow } from '../../helpers/site.ts';

const DESCRIPTION =
  'This shop sells things of every kind to shoppers in Britain, and only the database knows it.';
const RETAILER = {
  ...retailerRow('only-in-the-backup'),
  name: 'Only in the backup',
  description: DESCRIPTION,
};

/**
 * Paths whose responses show the retailer in RETAILER: its page, and searches for it. This retailer is only in the
 * database, because the test adds it after the build.
 */
const PAGES = [
  '/retailers/only-in-the-backup',
  '/search?q=only+in+the+backup',
  '/api/autocomplete?q=only+in+the+backup',
];

/**
 * Returns the visible text of pages. Leaves out scripts, because they contain times that differ between two renders.
 */
async function textsOf(origin: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const page of PAGES) {
    const response = await fetch(`${origin}${page}`);
    const html = (await response.text()).replaceAll(origin, '');
    texts[page] =
      `${response.status} ${html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').replace(/\s+/g, ' ')}`;
  }
  return texts;
}

test('after the loss of a site, a backup of it shows the same pages', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  const site = await startCopy();
  const env = { DATA_DIR: site.dataDir, BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'a passphrase for the tests' };
  const key = site.secretKey;
  const db = createClient(site.databaseUrl, key, { auth: { persistSession: false } });
  expect((await db.from('retailers').insert(RETAILER)).error).toBeNull();
  await site.restartSite();
  const before = await textsOf(site.siteUrl);
  expect(before['/retailers/only-in-the-backup']).toContain(DESCRIPTION);
  const made = await run(['scripts/backup.ts'], { ...env, SUPABASE_PORT: new URL(site.databaseUrl).port });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  // Stopping the copy deletes its build and its data.
  await site.stop();

  const again = await startCopy({}, async (dataDir) => {
    const restored = await run(['scripts/restore.ts'], { ...env, DATA_DIR: dataDir });
    expect(restored).toMatchObject({ code: 0, stderr: '' });
  });
  expect(await textsOf(again.siteUrl)).toEqual(before);
  await again.stop();
  rmSync(folder, { recursive: true });
});
