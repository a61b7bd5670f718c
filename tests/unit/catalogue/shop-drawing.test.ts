import { shopDrawing } from '../../../lib/catalogue/shop-drawing.ts';
import { retailers } from '../../../lib/fallback/retailers/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import { drawingOf } from '../../../lib/images/drawings.ts';

test('every built-in shop has a drawing of goods from its main category', () => {
  for (const shop of retailers) {
    const row = shopDrawing(shop);
    expect({ shop: shop.slug, drawing: drawingOf(row) }).not.toEqual({ shop: shop.slug, drawing: null });
    const parent =
      row.kind === 'subcategory'
        ? subcategories.find(({ slug }) => slug === row.slug)?.parent_category_slug
        : row.kind === 'category'
          ? row.slug
          : row.parents?.[0];
    expect({ shop: shop.slug, parent }).toEqual({ shop: shop.slug, parent: shop.key_categories[0] });
  }
});

test('a shop that sells one kind of goods shows them', () => {
  const drawn = (slug: string, ...key_categories: string[]) =>
    drawingOf(shopDrawing({ slug, key_categories }));
  expect(drawn('ninja', 'appliances', 'home-living')).toBe('dual-air-fryer');
  expect(drawn('pandora', 'fashion')).toBe('jewellery');
  expect(drawn('halfords', 'sports-outdoors', 'electronics')).toBe('cycling');
});

test('any other shop shows the first of its categories that has a drawing', () => {
  expect(shopDrawing({ slug: 'new', key_categories: ['hats', 'gaming'] })).toEqual({
    kind: 'category',
    slug: 'gaming',
  });
  expect(shopDrawing({})).toEqual({ kind: 'category', slug: '' });
  // An editor has moved the shop to other goods.
  expect(shopDrawing({ slug: 'ninja', key_categories: ['fashion'] }).slug).toBe('fashion');
});
