import { brandOf } from '../../../lib/fallback/retailers/brands.ts';
import { isNearShopRed } from '../../../lib/theme/brand-colours.ts';

test.each(['argos', 'hm', 'tk-maxx', 'uniqlo'])(
  'the colour of %s is near the red of the shop links',
  (slug) => {
    expect(isNearShopRed(brandOf(slug).brand_bg ?? '')).toBe(true);
  },
);

test('the red of the shop links is near itself', () => {
  expect(isNearShopRed('#b3261e')).toBe(true);
});

test.each(['very', 'superdrug', 'pandora', 'selfridges', 'currys', 'adidas', 'marks-spencer'])(
  'the colour of %s is not near the red of the shop links',
  (slug) => {
    expect(isNearShopRed(brandOf(slug).brand_bg ?? '')).toBe(false);
  },
);

test.each(['#ffffff', '#000000', '#3a0a06', '#9a8a88'])(
  '%s, which is too pale, dark or grey, is no red',
  (hex) => {
    expect(isNearShopRed(hex)).toBe(false);
  },
);
