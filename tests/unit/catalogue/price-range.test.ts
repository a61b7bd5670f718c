import { products } from '@/lib/fallback/products/index';
import { parsePriceRange } from '@/lib/catalogue/price-range';

describe('parsePriceRange', () => {
  it.each([
    ['£259 – £309', 259, 309],
    ['£259-£309', 259, 309],
    ['£259—309', 259, 309],
    [' £5 to £900 ', 5, 900],
    ['£1,299.99 – £1,499', 1299.99, 1499],
    ['£12,345,678', 12_345_678, 12_345_678],
    ['£49', 49, 49],
    ['From £99', 99, null],
  ])('reads %p', (text, low, high) => {
    expect(parsePriceRange(text)).toEqual({ low, high });
  });

  it.each([
    null,
    '',
    'Varies',
    '259 – 309',
    '€259 – €309',
    'Under £50',
    'About £200',
    '£200 (was £300)',
    '£10 off',
    '£1.2k',
    '£12,34',
    '£309 – £259',
    'From £99 – £199',
    '£0',
  ])('finds no price in %p', (text) => {
    expect(parsePriceRange(text)).toBeNull();
  });

  it('reads every price of the built-in products', () => {
    for (const product of products) expect(parsePriceRange(product.price_range)).not.toBeNull();
  });
});
