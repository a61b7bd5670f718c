import { selectProducts } from '@/lib/data/product-cards';
import type { Db } from '@/lib/supabase/public';

/** Returns a database that answers its only query with these rows. */
function databaseWith(rows: unknown[]): Db {
  const query = {
    select: () => query,
    eq: () => query,
    order: () => query,
    range: () => Promise.resolve({ data: rows, error: null }),
  };
  return { from: () => query } as unknown as Db;
}

test('a product with malformed links stays in its list, without links', async () => {
  const link = { slug: 'argos', url: 'https://argos.example/tv' };
  const rows = [
    { slug: 'tv', retailer_links: [link] },
    { slug: 'radio', retailer_links: [{ slug: 'argos' }] },
    { slug: 'lamp', retailer_links: null },
  ];
  const cards = await selectProducts(databaseWith(rows), { limit: 3 });
  expect(cards.map(({ slug, retailer_links }) => [slug, retailer_links])).toEqual([
    ['tv', [link]],
    ['radio', []],
    ['lamp', []],
  ]);
});
