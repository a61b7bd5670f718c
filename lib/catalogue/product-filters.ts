import { byName, mostFrequent } from '@/lib/lists/ranking';
import type { ProductCard } from './entities';
import { parsePriceRange, type PriceRange } from './price-range';

export interface Option {
  value: string;
  label: string;
}

/** One way to narrow a list; its name is also that of the parameter in the address. */
export interface Facet {
  name: 'subcategory' | 'brand' | 'price' | 'retailer';
  label: string;
  options: Option[];
}

/** What a product answers to ('brand:sony'), and its place in each order. */
export interface ProductFacts {
  choices: string[];
  order: Record<Order, number>;
}

/** 'place' is the order in which the list was given. */
type Order = 'place' | 'name' | 'price-low' | 'price-high';

interface Named {
  slug: string;
  name: string;
}

const BANDS = [
  { value: 'under-50', label: 'Under £50', from: 0, to: 50 },
  { value: '50-100', label: '£50 to £100', from: 50, to: 100 },
  { value: '100-250', label: '£100 to £250', from: 100, to: 250 },
  { value: '250-500', label: '£250 to £500', from: 250, to: 500 },
  { value: 'over-500', label: '£500 and over', from: 500, to: Infinity },
];

/** The ways to narrow these products, each with what there is to choose; a group of one option is no choice. */
export function availableFacets(
  products: ProductCard[],
  names: { subcategories: Named[]; retailers: Named[] },
): Facet[] {
  const has = (choice: string) => products.some((product) => choicesOf(product).includes(choice));
  const namedOptions = (group: string, rows: Named[]) =>
    rows
      .filter(({ slug }) => has(`${group}:${slug}`))
      .map(({ slug, name }) => ({ value: slug, label: name }))
      .toSorted(byLabel);
  const brands = new Map(
    products.flatMap(({ brand }) => (brand ? [[brandSlug(brand), brand] as const] : [])),
  );
  const groups: Facet[] = [
    { name: 'subcategory', label: 'Kind', options: namedOptions('subcategory', names.subcategories) },
    {
      name: 'brand',
      label: 'Brand',
      options: [...brands].map(([value, label]) => ({ value, label })).toSorted(byLabel),
    },
    {
      name: 'price',
      label: 'Price',
      options: BANDS.filter(({ value }) => has(`price:${value}`)).map(({ value, label }) => ({
        value,
        label,
      })),
    },
    { name: 'retailer', label: 'Retailer', options: namedOptions('retailer', names.retailers) },
  ];
  return groups.filter(({ options }) => options.length > 1);
}

/** The orders to choose from; the first, without a value, is that of the list itself. */
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

/** What the browser filters and sorts by, for each product by its slug. */
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

/** The retailers that sell most of these products, at most `limit`. */
export function commonRetailers(products: ProductCard[], limit: number): string[] {
  return mostFrequent(
    products.flatMap((product) => product.recommended_retailers),
    limit,
  );
}

function choicesOf(product: ProductCard): string[] {
  const { subcategory, brand, recommended_retailers: retailers } = product;
  return [
    ...(subcategory ? [`subcategory:${subcategory}`] : []),
    ...(brand ? [`brand:${brandSlug(brand)}`] : []),
    ...bandsOf(priceOf(product)).map((band) => `price:${band}`),
    ...retailers.map((retailer) => `retailer:${retailer}`),
  ];
}

/** Every band that the price reaches into; none when no number is known. */
function bandsOf(price: PriceRange | null): string[] {
  if (!price) return [];
  const { low, high } = price;
  return BANDS.filter(({ from, to }) => low < to && (high ?? low) >= from).map(({ value }) => value);
}

const priceOf = (product: ProductCard) => parsePriceRange(product.price_range);

/** A brand as one word of an address: 'Marks & Spencer' is 'marks-spencer'. */
const brandSlug = (brand: string) =>
  brand
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');

const byLabel = (a: Option, b: Option) => a.label.localeCompare(b.label, 'en-GB');

/** Whatever the direction, a price that is not known comes last. */
const byPrice =
  (compare: (a: PriceRange, b: PriceRange) => number) =>
  (a: ProductCard, b: ProductCard): number => {
    const [first, second] = [priceOf(a), priceOf(b)];
    if (first && second) return compare(first, second);
    return Number(!first) - Number(!second);
  };
