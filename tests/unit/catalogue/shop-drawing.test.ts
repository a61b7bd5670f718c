import { shopDrawing, shopDrawings } from '../../../lib/catalogue/shop-drawing.ts';
import { retailers } from '../../../lib/fallback/retailers/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import { drawingOf } from '../../../lib/images/drawings.ts';

test('every built-in shop has a drawing of goods from one of its categories', () => {
  for (const shop of retailers) {
    const row = shopDrawing(shop);
    expect({ shop: shop.slug, drawing: drawingOf(row) }).not.toEqual({ shop: shop.slug, drawing: null });
    const parent =
      row.kind === 'subcategory'
        ? subcategories.find(({ slug }) => slug === row.slug)?.parent_category_slug
        : row.kind === 'category'
          ? row.slug
          : row.parents?.[0];
    expect({ shop: shop.slug, isSold: shop.key_categories.includes(parent ?? '') }).toEqual({
      shop: shop.slug,
      isSold: true,
    });
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
  // If an editor gives the shop another category, the shop's built-in drawing no longer fits.
  expect(shopDrawing({ slug: 'ninja', key_categories: ['fashion'] }).slug).toBe('fashion');
});

test('no two built-in shops have the same drawing', () => {
  const drawings = retailers.map((shop) => drawingOf(shopDrawing(shop)));
  expect(new Set(drawings).size).toBe(retailers.length);
});

describe('in a list of shops', () => {
  const drawn = (...shops: { slug: string; key_categories: string[] }[]) =>
    [...shopDrawings(shops).values()].map(drawingOf);

  test('a shop with the drawing of an earlier shop shows another of its categories', () => {
    expect(
      drawn(
        { slug: 'one', key_categories: ['gaming', 'toys-games'] },
        { slug: 'two', key_categories: ['gaming', 'toys-games'] },
        { slug: 'three', key_categories: ['gaming', 'toys-games', 'electronics'] },
        { slug: 'four', key_categories: ['fashion'] },
      ),
    ).toEqual(['gaming', 'toys-games', 'electronics', 'fashion']);
  });

  test('no shop takes the usual drawing of a later shop', () => {
    expect(
      drawn(
        { slug: 'one', key_categories: ['gaming'] },
        { slug: 'two', key_categories: ['gaming', 'fashion'] },
        { slug: 'three', key_categories: ['fashion'] },
      ),
    ).toEqual(['gaming', 'gaming', 'fashion']);
  });

  test('the built-in shops keep their usual drawings', () => {
    expect([...shopDrawings(retailers).values()]).toEqual(retailers.map(shopDrawing));
  });
});
