import { createClient } from '@supabase/supabase-js';
import { fill } from '../../scripts/seed-large/fill.ts';
import { product } from '../../scripts/seed-large/products.ts';
import { retailers } from '../../lib/fallback/retailers/index.ts';
import { content } from '../../lib/fallback/content/index.ts';
import { products } from '../../lib/fallback/products/index.ts';
import { subcategories } from '../../lib/fallback/subcategories/index.ts';
import { run } from '../helpers/command.ts';
import { startEmbedded } from '../helpers/embedded.ts';
import type { Embedded } from '../helpers/embedded.ts';

const SIZES = { products: 200, retailers: 20, content: 30 };
const BUILT_IN = { products: products.length, retailers: retailers.length, content: content.length };

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.stop());

const db = () => createClient(embedded.url, embedded.secretKey, { auth: { persistSession: false } });

async function counts() {
  const count = async (table: string) =>
    (await db().from(table).select('slug', { count: 'exact', head: true })).count;
  return {
    products: await count('products'),
    retailers: await count('retailers'),
    content: await count('content'),
  };
}
const withBuiltIn = (sizes: typeof SIZES) => ({
  products: sizes.products + BUILT_IN.products,
  retailers: sizes.retailers + BUILT_IN.retailers,
  content: sizes.content + BUILT_IN.content,
});

test('the requested rows are added to the built-in data once, and more only on a larger request', async () => {
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  await fill(embedded, SIZES, report);
  expect(await counts()).toEqual(withBuiltIn(SIZES));
  expect(lines).toEqual(['retailers: 20', 'products: 200', 'content: 30']);
  await fill(embedded, SIZES, report);
  expect(await counts()).toEqual(withBuiltIn(SIZES));
  await fill(embedded, { ...SIZES, products: 210 }, report);
  expect((await counts()).products).toBe(210 + BUILT_IN.products);
});

test('rows that are older than their columns get the built-in texts, but an editor’s texts are kept', async () => {
  const read = async () =>
    (await db().from('subcategories').select('body, retailer_picks, faqs').eq('slug', 'tvs').single()).data;
  const [tvs] = subcategories.filter(({ slug }) => slug === 'tvs');
  const written = { body: tvs?.body, retailer_picks: tvs?.retailer_picks, faqs: tvs?.faqs };
  expect(await read()).toEqual(written);
  const empty = { body: '', retailer_picks: [], faqs: [], buying_tips: [] };
  await db().from('subcategories').update(empty).neq('slug', '');
  await fill(embedded, SIZES, () => undefined);
  expect(await read()).toEqual(written);
  await db().from('subcategories').update({ body: '' }).eq('slug', 'tvs');
  await fill(embedded, SIZES, () => undefined);
  expect((await read())?.body).toBe('');
});

test('a row is the same in every run and differs from the next one', () => {
  expect(product(7, 20)).toEqual(product(7, 20));
  expect(product(7, 20).name).not.toBe(product(8, 20).name);
});

test('invalid options end the script with one line before anything is written', async () => {
  for (const [args, reason] of [
    [['--products', 'many'], '--products must be a whole number from 0 to 1000000, but is "many".'],
    [['--retailers', '-1'], /^Option '--retailers' argument is ambiguous/],
    [['--content', '2000000'], '--content must be a whole number from 0 to 1000000, but is "2000000".'],
    [['--product', '5'], /^Unknown option '--product'/],
  ] as const) {
    const { code, stdout, stderr } = await run(['scripts/seed-large.ts', ...args], {
      DATA_DIR: embedded.dataDir,
    });
    expect([args, code, stdout]).toEqual([args, 1, '']);
    if (typeof reason === 'string') expect(stderr).toContain(reason);
    else expect(stderr).toMatch(reason);
    expect(stderr).toContain('Usage: npm run seed:large');
  }
});
