import { jest } from '@jest/globals';
import type { Content } from '@/lib/catalogue/entities';

const rows = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const listContent = jest.fn(({ label }: { label?: string }) =>
  Promise.resolve(
    label
      ? rows('how-to-buy-a-coffee-machine', 'how-to-buy-a-tv', 'how-to-buy-a-laptop')
      : rows('how-to-buy-a-coffee-machine', 'how-to-read-a-discount', 'how-delivery-works'),
  ),
);
jest.unstable_mockModule('@/lib/data/content-list', () => ({ listContent }));
const { nextToRead } = await import('@/lib/services/pages/next-to-read');

const guide = (slug: string) =>
  ({ slug, content_type: 'guide', guide_category: 'Buying guides', article_category: null }) as Content;
const slugsAfter = async (slug: string) => (await nextToRead(guide(slug))).map((row) => row.slug);

test('after a guide come three others, those about goods of the same kind first', async () => {
  expect(await slugsAfter('how-to-buy-a-tv')).toEqual([
    'how-to-buy-a-laptop',
    'how-to-buy-a-coffee-machine',
    'how-to-read-a-discount',
  ]);
});

test('nothing comes after the only guide', async () => {
  listContent.mockResolvedValue(rows('how-to-buy-a-tv'));
  expect(await slugsAfter('how-to-buy-a-tv')).toEqual([]);
});
