import { alphabetically, byName, countsOf, mostFrequent } from '@/lib/lists/ranking';
import type { ProductCard } from './entities';
import { type Advice, VERDICT_LABELS } from './product-facts';
import { parsePriceRange, type PriceRange } from './price-range';

export interface Option {
  value: string;
  label: string;
}

/** An option of a filter, with the number of products that match it. */
interface CountedOption extends Option {
  count: number;
}

/** A filter of a product list, such as 'Brand', with its options. `name` is also the name of the URL parameter. */
export interface Facet {
  name: 'category' | 'subcategory' | 'advice' | 'price' | 'brand' | 'retailer';
  label: string;
  options: CountedOption[];
}

/**
 * The data by which the browser filters and sorts a product: the filter options that the product matches, such as
 * 'brand:sony', and its rank in each sort order.
 */
export interface ProductFacts {
  choices: string[];
  order: Record<Order, number>;
}

/** The sort orders of a product list; 'place' is the list's original order. */
type Order = 'place' | 'name' | 'price-low' | 'price-high';

interface Named {
  slug: string;
  name: string;
}

/**
 * The categories, subcategories and retailers whose names are the options of the filters. A filter without options is
 * left out.
 */
export type FacetNames = Partial<Record<'category' | 'subcategory' | 'retailer', Named[]>>;

const BANDS = [
  { value: 'under-50', label: 'Under £50', from: 0, to: 50 },
  { value: '50-100', label: '£50 to £100', from: 50, to: 100 },
  { value: '100-250', label: '£100 to £250', from: 100, to: 250 },
  { value: '250-500', label: '£250 to £500', from: 250, to: 500 },
  { value: 'over-500', label: '£500 and over', from: 500, to: Infinity },
];

const ADVICE = (Object.keys(VERDICT_LABELS) as Advice[]).map((value) => ({
  value,
  label: VERDICT_LABELS[value],
}));

/**
 * Returns the filters for these products, with the options that at least one product matches. A filter with fewer than
 * two options is left out.
 */
export function availableFacets(products: ProductCard[], names: FacetNames): Facet[] {
  const counts = countsOf(products.flatMap(choicesOf));
  const facet = (name: Facet['name'], label: string, options: Option[]): Facet => ({
    name,
    label,
    options: options.flatMap((option) => {
      const count = counts.get(`${name}:${option.value}`);
      return count ? { ...option, count } : [];
    }),
  });
  const named = (rows: Named[] = []) =>
    rows.map(({ slug, name }) => ({ value: slug, label: name })).toSorted(byLabel);
  const brands = new Map(
    products.flatMap(({ brand }) => (brand ? [[brandSlug(brand), brand] as const] : [])),
  );
  return [
    facet('category', 'Category', named(names.category)),
    facet('subcategory', 'Kind', named(names.subcategory)),
    facet('advice', 'When to buy', ADVICE),
    facet('price', 'Price', BANDS),
    facet('brand', 'Brand', [...brands].map(([value, label]) => ({ value, label })).toSorted(byLabel)),
    facet('retailer', 'Shop', named(names.retailer)),
  ].filter(({ options }) => options.length > 1);
}

/**
 * Returns the sort orders that a visitor can choose. The first sort order, with an empty value, is the list's original
 * order.
 */
export function sortOptions(products: ProductCard[], isByName: boolean): Option[] {
  const nameOrder = { value: 'name', label: 'Name, A to Z' };
  const priceOrders = [
    { value: 'price-low', label: 'Price, low to high' },
    { value: 'price-high', label: 'Price, high to low' },
  ];
  return [
    ...(isByName ? [{ ...nameOrder, value: '' }] : [{ value: '', label: 'Featured' }, nameOrder]),
    ...(products.some(priceOf) ? priceOrders : []),
  ];
}

/** Returns for each product, by slug, the data by which the browser filters and sorts it. */
export function productFacts(products: ProductCard[]): Record<string, ProductFacts> {
  const ranks = {
    name: products.toSorted(byName),
    'price-low': products.toSorted(byPrice((a, b) => a.low - b.low)),
    'price-high': products.toSorted(byPrice((a, b) => (b.high ?? b.low) - (a.high ?? a.low))),
  };
  return Object.fromEntries(
    products.map((product, place) => [
      product.slug,
      {
        choices: choicesOf(product),
        order: {
          place,
          name: ranks.name.indexOf(product),
          'price-low': ranks['price-low'].indexOf(product),
          'price-high': ranks['price-high'].indexOf(product),
        },
      },
    ]),
  );
}

/** Returns the slugs of the retailers that are recommended for these products most often, at most `limit`. */
export function commonRetailers(products: ProductCard[], limit: number): string[] {
  return mostFrequent(
    products.flatMap((product) => product.recommended_retailers),
    limit,
  );
}

function choicesOf(product: ProductCard): string[] {
  const { category, subcategory, brand, verdict, recommended_retailers: retailers } = product;
  return [
    ...(category ? [`category:${category}`] : []),
    ...(subcategory ? [`subcategory:${subcategory}`] : []),
    ...(verdict ? [`advice:${verdict.advice}`] : []),
    ...(brand ? [`brand:${brandSlug(brand)}`] : []),
    ...bandsOf(priceOf(product)).map((band) => `price:${band}`),
    ...retailers.map((retailer) => `retailer:${retailer}`),
  ];
}

/** Returns every price band that overlaps a product's price range; none if the price is unknown. */
function bandsOf(price: PriceRange | null): string[] {
  if (!price) return [];
  const { low, high } = price;
  return BANDS.filter(({ from, to }) => low < to && (high ?? low) >= from).map(({ value }) => value);
}

const priceOf = (product: ProductCard) => parsePriceRange(product.price_range);

/** Returns a brand's name as it appears in URL parameters: 'Marks & Spencer' becomes 'marks-spencer'. */
const brandSlug = (brand: string) =>
  brand
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');

const byLabel = (a: Option, b: Option) => alphabetically(a.label, b.label);

/**
 * Returns a function that compares two products by price. Products without a known price come last in both directions.
 */
const byPrice =
  (compare: (a: PriceRange, b: PriceRange) => number) =>
  (a: ProductCard, b: ProductCard): number => {
    const [first, second] = [priceOf(a), priceOf(b)];
    if (first && second) return compare(first, second);
    return Number(!first) - Number(!second);
  };
