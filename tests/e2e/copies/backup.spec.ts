import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { ENTITY_TABLES, entityOf } from '../../../lib/entities/registry.ts';
import { run } from '../../helpers/command.ts';
import { startCopy } from '../../helpers/site-copy.ts';
import { retailerRow, revalidate } from '../../helpers/site.ts';

/** The end of all names in the database of this test. The built-in data does not contain it. */
const MARK = 'of the backup';
/** A retailer that is only in the database, because the test adds it after the build. */
const RETAILER = { ...retailerRow('only-in-the-backup'), name: `Only one ${MARK}` };
/** Responses that are in no sitemap. */
const MORE = ['/search?q=only+one', '/api/autocomplete?q=only+one', '/retailers/no-such-shop', '/robots.txt'];
const AT_ONCE = 4;

/** Adds MARK to the names of all rows, so that no page that the build has rendered looks like a page of this test. */
async function markNames(db: SupabaseClient): Promise<void> {
  for (const table of ENTITY_TABLES) {
    const column: string = entityOf(table).nameColumn;
    const { data, error } = await db.from(table).select(`id, ${column}`).limit(1_000);
    expect(error).toBeNull();
    for (const { id, [column]: name } of data as unknown as Record<string, string>[])
      expect(
        (
          await db
            .from(table)
            .update({ [column]: `${name} ${MARK}` })
            .eq('id', id)
        ).error,
      ).toBeNull();
  }
}

/** Returns the paths in an XML file of the sitemap. */
const pathsIn = async (url: string) => {
  const xml = await (await fetch(url)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
};

/**
 * Makes a site render all its pages again, and returns the visible text of each page of its sitemap and of the paths in
 * MORE. Leaves out scripts, because they contain times that differ between two renders.
 */
async function textsOf(origin: string): Promise<Record<string, string>> {
  expect((await revalidate({ table: '*' }, origin)).status).toBe(200);
  const paths = [...MORE];
  for (const part of await pathsIn(`${origin}/sitemap.xml`)) paths.push(...(await pathsIn(origin + part)));
  const texts: Record<string, string> = {};
  const queue = paths.values();
  const lane = async () => {
    for (const path of queue) {
      const response = await fetch(origin + path, { redirect: 'manual' });
      const html = (await response.text()).replaceAll(origin, '');
      texts[path] =
        `${response.status} ${html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ').replace(/\s+/g, ' ')}`;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return texts;
}

test('after the loss of a site, a backup of it shows the same text on every page', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  const site = await startCopy();
  const env = { DATA_DIR: site.dataDir, BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'a passphrase for the tests' };
  const key = site.secretKey;
  const db = createClient(site.databaseUrl, key, { auth: { persistSession: false } });
  expect((await db.from('retailers').insert(RETAILER)).error).toBeNull();
  await markNames(db);
  const before = await textsOf(site.siteUrl);
  expect(before['/retailers/only-in-the-backup']).toContain(RETAILER.name);
  expect(before['/retailers/argos']).toContain(MARK);
  const failed = Object.entries(before).filter(([, text]) => !text.startsWith('200'));
  expect(failed.map(([path]) => path)).toEqual(['/retailers/no-such-shop']);
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
