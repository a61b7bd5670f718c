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

/** The goods that built-in shops are known for, each within the first of the shop's categories. */
const OWN_GOODS: Record<string, DrawnRow> = {
  amazon: thing('e-reader', 'electronics'),
  ao: goods('washing-machines', 'appliances'),
  adidas: thing('football', 'sports-outdoors'),
  asda: thing('chocolates', 'groceries'),
  asos: goods('womens-fashion', 'fashion'),
  currys: goods('tvs', 'electronics'),
  debenhams: goods('womens-fashion', 'fashion'),
  dunelm: goods('bedding', 'home-living'),
  dyson: goods('vacuum-cleaners', 'appliances'),
  halfords: goods('cycling', 'sports-outdoors'),
  'jd-sports': goods('trainers', 'sports-outdoors'),
  'marks-spencer': goods('coats-jackets', 'fashion'),
  nike: goods('trainers', 'sports-outdoors'),
  ninja: thing('dual-air-fryer', 'appliances'),
  pandora: thing('jewellery', 'fashion'),
  selfridges: thing('handbag', 'fashion'),
  sephora: goods('skincare', 'health-beauty'),
  'smyths-toys': thing('teddy', 'toys-games'),
  'sports-direct': goods('fitness-equipment', 'sports-outdoors'),
  superdrug: goods('fragrance', 'health-beauty'),
  'tk-maxx': goods('shoes', 'fashion'),
  uniqlo: goods('coats-jackets', 'fashion'),
};

/**
 * Returns the drawing on the sign of a shop, the same in every list: the goods it is known for, if they belong to its first
 * category, or else the first of its categories that has a drawing.
 */
export function shopDrawing({ slug = '', key_categories = [] }: Shop): DrawnRow {
  const [main = ''] = key_categories;
  const own = OWN_GOODS[slug];
  if (own?.parents?.[0] === main) return own;
  const category = (each: string): DrawnRow => ({ kind: 'category', slug: each });
  return category(key_categories.find((each) => drawingOf(category(each))) ?? main);
}
