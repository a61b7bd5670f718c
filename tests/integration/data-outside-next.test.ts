import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { MODULE_ALIASES } from '../../scripts/serve/children.ts';
import { startEmbedded } from '../helpers/embedded.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * Runs a module in a Node process without Next, as workers and scripts do. Returns the parsed JSON that the module
 * prints.
 */
async function inNode(source: string, env: Record<string, string> = {}): Promise<unknown> {
  const args = ['--import', MODULE_ALIASES, '--input-type=module', '--eval', source];
  const { stdout } = await run(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  return JSON.parse(stdout);
}

const files = [...globSync('lib/data/**/*.ts', { cwd: root })].sort();

test('every file of lib/data can be imported without Next', async () => {
  expect(files.length).toBeGreaterThan(40);
  const source = `for (const file of ${JSON.stringify(files)}) await import(${JSON.stringify(`${root}/`)} + file);
    console.log(JSON.stringify('imported'));`;
  expect(await inNode(source)).toBe('imported');
});

test('a plain Node process reads rows from the database', async () => {
  const server = await startEmbedded();
  try {
    const env = {
      NEXT_PUBLIC_SUPABASE_URL: server.url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: server.publishableKey,
      SUPABASE_SECRET_KEY: server.secretKey,
    };
    const source = `
      const { seed } = await import('${root}/scripts/seed.ts');
      const { getRetailer } = await import('${root}/lib/data/retailers.ts');
      const { publicClient } = await import('${root}/lib/supabase/public.ts');
      const { addMissingRows } = await import('${root}/lib/data/seed-rows.ts');
      const { createClient } = await import('@supabase/supabase-js');
      const url = process.env.NEXT_PUBLIC_SUPABASE_URL;
      await seed({ url, secretKey: process.env.SUPABASE_SECRET_KEY });
      const db = createClient(url, process.env.SUPABASE_SECRET_KEY);
      await addMissingRows(db, 'retailers', [{ slug: 'only-here', name: 'Only Here', cta_url: 'https://shop.example', is_published: true }]);
      const { seasonAt } = await import('${root}/lib/dates/season.ts');
      const { year } = seasonAt(Date.now());
      const window = { starts_on: year + '-12-24', starts_time: '20:00', source_name: 'S', source_url: 'https://s.example', source_date: '2026-11-01', year };
      await db.from('sale_windows').insert([
        { ...window, retailer_slug: 'only-here', channel: 'members', is_published: true },
        { ...window, retailer_slug: 'only-here', channel: 'in_store', is_published: false },
      ]);
      const sales = await import('${root}/lib/data/sale-windows.ts');
      const found = [await getRetailer('argos'), await getRetailer('only-here'), await getRetailer('nowhere')];
      console.log(JSON.stringify({
        names: found.map((row) => row && row.name),
        colours: found.map((row) => row && row.brand_bg),
        windows: await sales.listSaleWindows(),
        ofShop: await sales.listRetailerWindows('only-here'),
        starts: (await sales.listSaleStarts()).map(({ retailer, channel, basis }) => [retailer.slug, channel, basis.kind].join(' ')),
        ofArgos: (await sales.listRetailerStarts('argos')).map(({ channel, basis }) => [channel, basis.kind].join(' ')),
        ofNobody: [await sales.listRetailerStarts('nowhere'), await sales.listRetailerWindows('nowhere')],
      }));`;
    const result = (await inNode(source, env)) as Record<string, unknown[]>;
    const window = {
      channel: 'members',
      startsAt: '20:00',
      endsOn: null,
      source: { name: 'S' },
      checkedOn: null,
    };
    expect(result).toMatchObject({
      names: ['Argos', 'Only Here', null],
      colours: ['#C8102E', null, null],
      windows: [
        { ...window, retailer: { slug: 'only-here', name: 'Only Here' } },
        // The built-in data has four past sale starts of the retailer named Next: two in 2025 and two in 2023.
        ...[2025, 2025, 2023, 2023].map((year) => ({ year, retailer: { slug: 'next', name: 'Next' } })),
      ],
      ofShop: [window],
      ofArgos: ['online unchecked', 'in_store unchecked'],
      ofNobody: [[], []],
    });
    expect(result.starts).toEqual(
      expect.arrayContaining([
        'only-here members source',
        'argos online unchecked',
        'currys online unchecked',
        'next online past',
        'next in_store past',
      ]),
    );
  } finally {
    await server.stop();
  }
});
