/** The names of the drawings of the built-in categories. The files are in components/site/pictures/drawings. */
export const CATEGORY_DRAWINGS = [
  'electronics',
  'fashion',
  'home-living',
  'health-beauty',
  'toys-games',
  'sports-outdoors',
  'appliances',
  'gaming',
  'groceries',
] as const;

/** The names of the drawings of the built-in subcategories. */
export const SUBCATEGORY_DRAWINGS = [
  'tvs',
  'laptops',
  'headphones',
  'smart-home',
  'womens-fashion',
  'mens-fashion',
  'shoes',
  'coats-jackets',
  'furniture',
  'bedding',
  'lighting',
  'skincare',
  'fragrance',
  'hair-styling',
  'electric-shavers',
  'building-sets',
  'board-games',
  'outdoor-toys',
  'trainers',
  'fitness-equipment',
  'cycling',
  'vacuum-cleaners',
  'air-fryers',
  'coffee-machines',
  'washing-machines',
  'consoles',
  'video-games',
  'gaming-accessories',
  'food-hampers',
  'wine-spirits',
] as const;

/**
 * The names of the drawings for types of product, each with words that occur in slugs. A product gets the first drawing
 * with a word that its slug contains.
 */
export const PRODUCT_DRAWINGS = {
  earbuds: ['airpods', 'earbuds', 'ear-buds'],
  'handheld-console': ['nintendo-switch', 'switch-2', 'handheld', 'steam-deck'],
  'console-tower': ['ps5', 'playstation', 'xbox'],
  'dual-air-fryer': ['ninja-af400', 'dual-zone', 'dual-air-fryer'],
  'hair-wrap': ['airwrap', 'multi-styler'],
  smartwatch: ['smartwatch', 'smart-watch', 'apple-watch', 'galaxy-watch', 'fitness-tracker'],
  smartphone: ['phone', 'smartphone', 'iphone', 'mobile-phone'],
  tablet: ['tablet', 'ipad', 'e-reader'],
  camera: ['camera'],
  speaker: ['speaker', 'speakers', 'soundbar'],
  toaster: ['toaster'],
  kettle: ['kettle'],
  microwave: ['microwave'],
  fridge: ['fridge', 'fridge-freezer', 'freezer'],
  handbag: ['handbag', 'tote-bag'],
  jewellery: ['jewellery', 'ring', 'necklace', 'earrings', 'bracelet'],
  teddy: ['teddy', 'teddy-bear', 'soft-toy'],
  football: ['football'],
  tent: ['tent'],
  chocolates: ['chocolate', 'chocolates'],
  candle: ['candle', 'candles'],
} as const;

/**
 * The names of the drawings for guides that are not about a product. lib/theme/guide-topics assigns them to the guides.
 */
export const GUIDE_DRAWINGS = [
  'price-tag',
  'receipt',
  'wall-calendar',
  'parcel',
  'gift-card',
  'bank-card',
  'padlock',
  'shop-front',
  'shopping-list',
  'shopping-bags',
  'hourglass',
] as const;

export type DrawingName =
  | (typeof CATEGORY_DRAWINGS)[number]
  | (typeof SUBCATEGORY_DRAWINGS)[number]
  | keyof typeof PRODUCT_DRAWINGS
  | (typeof GUIDE_DRAWINGS)[number];

/**
 * The fields of a row that determine its drawing. `parents` are the slugs of the row's subcategory and category, the
 * nearest first.
 */
export interface DrawnRow {
  kind: 'category' | 'subcategory' | 'product';
  slug: string;
  parents?: readonly (string | null | undefined)[];
}

const TYPES = Object.entries(PRODUCT_DRAWINGS) as [DrawingName, readonly string[]][];
const OF_SLUGS: ReadonlySet<string> = new Set([...CATEGORY_DRAWINGS, ...SUBCATEGORY_DRAWINGS]);

const isDrawn = (slug: string | null | undefined): slug is DrawingName => OF_SLUGS.has(slug ?? '');

/**
 * Returns the drawing of a row. A product gets the drawing for its type; a category or subcategory gets the drawing for
 * its slug. If there is no such drawing, returns the drawing of the nearest parent that has one; null if none has one.
 */
export function drawingOf({ kind, slug, parents = [] }: DrawnRow): DrawingName | null {
  const own = kind === 'product' ? typeOfProduct(slug) : isDrawn(slug) ? slug : null;
  return own ?? parents.find(isDrawn) ?? null;
}

/**
 * Returns the drawing for the type of a product. Compares whole words, so that 'ring' does not match 'string-light'.
 */
function typeOfProduct(slug: string): DrawingName | null {
  const found = TYPES.find(([, words]) => words.some((word) => `-${slug}-`.includes(`-${word}-`)));
  return found?.[0] ?? null;
}
