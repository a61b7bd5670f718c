import { type DrawnRow, drawingOf } from '@/lib/images/drawings';

interface Shop {
  slug?: string;
  key_categories?: string[];
}

const goods = (slug: string, category: string): DrawnRow => ({
  kind: 'subcategory',
  slug,
  parents: [category],
});
const thing = (slug: string, category: string): DrawnRow => ({ kind: 'product', slug, parents: [category] });

/**
 * The goods for which each built-in shop is known, by the shop's slug. The goods belong to one of the shop's
 * categories. A built-in shop that is not in this list has the drawing of a category. No two built-in shops have the
 * same drawing.
 */
const OWN_GOODS: Record<string, DrawnRow> = {
  amazon: thing('e-reader', 'electronics'),
  ao: goods('washing-machines', 'appliances'),
  adidas: thing('football', 'sports-outdoors'),
  asda: thing('chocolates', 'groceries'),
  asos: goods('womens-fashion', 'fashion'),
  currys: goods('tvs', 'electronics'),
  debenhams: goods('furniture', 'home-living'),
  dunelm: goods('bedding', 'home-living'),
  dyson: goods('vacuum-cleaners', 'appliances'),
  hm: thing('candle', 'home-living'),
  halfords: goods('cycling', 'sports-outdoors'),
  'jd-sports': goods('trainers', 'sports-outdoors'),
  'marks-spencer': goods('mens-fashion', 'fashion'),
  ninja: thing('dual-air-fryer', 'appliances'),
  pandora: thing('jewellery', 'fashion'),
  'river-island': goods('shoes', 'fashion'),
  selfridges: thing('handbag', 'fashion'),
  sephora: goods('skincare', 'health-beauty'),
  'smyths-toys': thing('teddy', 'toys-games'),
  'sports-direct': goods('fitness-equipment', 'sports-outdoors'),
  superdrug: goods('fragrance', 'health-beauty'),
  'tk-maxx': goods('lighting', 'home-living'),
  uniqlo: goods('coats-jackets', 'fashion'),
};

const category = (slug: string): DrawnRow => ({ kind: 'category', slug });

/**
 * Returns the category, subcategory or product whose drawing represents a shop without a logo. The result is the goods
 * for which the shop is known, if they belong to one of the shop's categories. Otherwise it is the first of the shop's
 * categories that has a drawing.
 */
export function shopDrawing({ slug = '', key_categories = [] }: Shop): DrawnRow {
  const own = OWN_GOODS[slug];
  if (own?.parents?.some((parent) => parent && key_categories.includes(parent))) return own;
  return category(key_categories.find((each) => drawingOf(category(each))) ?? key_categories[0] ?? '');
}

/**
 * Returns the category, subcategory or product whose drawing represents each shop of a list, by the shop's slug. If an
 * earlier shop already has the same drawing, the shop gets the drawing of one of its categories instead: the first that
 * no other shop has. If every such drawing is taken, the shops share a drawing.
 */
export function shopDrawings(shops: readonly (Shop & { slug: string })[]): Map<string, DrawnRow> {
  const usual = shops.map((shop) => ({ shop, row: shopDrawing(shop) }));
  const taken = new Set<string | null>();
  const repeated = usual.map(({ row }) => {
    const drawing = drawingOf(row);
    const isRepeated = taken.has(drawing);
    taken.add(drawing);
    return isRepeated;
  });
  return new Map(
    usual.map(({ shop, row }, place) => {
      const other = repeated[place] && shop.key_categories?.map(category).find(isFree);
      if (other) taken.add(drawingOf(other));
      return [shop.slug, other || row];
    }),
  );

  function isFree(row: DrawnRow): boolean {
    const drawing = drawingOf(row);
    return drawing !== null && !taken.has(drawing);
  }
}
