import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ProductCard } from '../../../lib/catalogue/entities.ts';
import type { Price } from '../../../lib/catalogue/product-facts.ts';

const UNCHECKED: Price = { text: '£100–£120', checkedOn: null, source: null };
const CHECKED: Price = {
  text: '£200',
  checkedOn: '2026-12-20',
  source: { name: 'Currys', url: 'https://currys.example' },
};

const card = (slug: string, price: Price | null): ProductCard => ({
  slug,
  name: slug,
  brand: 'Sony',
  category: 'gaming',
  subcategory: null,
  image: '',
  image_url: null,
  price_range: price?.text ?? null,
  price,
  verdict: null,
  recommended_retailers: [],
  retailer_links: [],
});
const CARDS = [card('unchecked', UNCHECKED), card('checked', CHECKED), card('free', null)];

const none = () => Promise.resolve([]);
jest.unstable_mockModule('@/lib/data/products', () => ({
  listProductsBySlug: (slugs: string[]) => Promise.resolve(CARDS.filter(({ slug }) => slugs.includes(slug))),
}));
jest.unstable_mockModule('@/lib/data/retailers', () => ({ listRetailers: none }));
jest.unstable_mockModule('@/lib/services/sale-dates/season-data', () => ({ listUndatedSales: none }));
jest.unstable_mockModule('@/lib/data/sale-windows', () => ({ listSaleStarts: none }));
jest.unstable_mockModule('@/lib/data/content-settings', () => ({ getDisclosures: none }));
const { GuideMore } = await import('../../../components/site/content/guide-boxes');
jest.unstable_mockModule('@/lib/data/categories', () => ({ listCategories: none }));
const { hasUncheckedPrices } = await import('../../../components/site/directory/product-entries');

const entryOf = (slug: string) => ({ slug, name: slug, category: 'gaming' });
const LEGEND = '* Not yet checked';
const legends = () =>
  screen.queryAllByText((_text, element) => element?.tagName === 'P' && element.textContent === LEGEND);

test('the directory of products has marks only if a price is unchecked', async () => {
  expect(await hasUncheckedPrices([entryOf('checked'), entryOf('unchecked')])).toBe(true);
  expect(await hasUncheckedPrices([entryOf('checked'), entryOf('free')])).toBe(false);
});

test('beside a guide an unchecked price has a mark, which a legend explains', async () => {
  render(<GuideMore products={CARDS} />);
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    '£100–£120* (not yet checked)',
    '£200 checked 20 December 2026',
    LEGEND,
  ]);
  // HTML does not allow a paragraph inside a span, so the legend must not be inside one.
  expect(document.querySelector('span p')).toBeNull();
});

test('beside a guide with checked prices is no legend', async () => {
  render(<GuideMore products={CARDS.slice(1)} />);
  expect(legends()).toHaveLength(0);
});
