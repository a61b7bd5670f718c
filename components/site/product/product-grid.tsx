import type { ProductCard as Product } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import type { ProductFacts } from '@/lib/catalogue/product-filters';
import { adviceGroups } from '@/lib/catalogue/product-picks';
import { firstShopsOf } from '@/lib/services/pages/first-shop';
import { firstStartOfProducts } from '@/lib/services/sale-dates/first-start-of-products';
import { startsAtShops } from '@/lib/services/sale-dates/starts-at-shops';
import { isUnchecked } from '../category/answers';
import { CardGrid } from '../card-grid';
import { NotCheckedLegend } from '../not-checked';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { ProductCard } from './product-card';
import { ProductGroup } from './product-group';

interface ProductGridProps {
  products: Product[];
  heading?: 'h2' | 'h3';
  /** The values by which the browser filters and sorts the products (see product-browser), by the product's slug. */
  facts?: Record<string, ProductFacts>;
  /** The slug of the shop whose page this is. The cards then link to this shop. */
  ofShop?: string;
  /**
   * Whether the page has already explained the mark 'Ad', at an earlier paid link. If not, the list explains the mark
   * above its cards, and its first button is filled.
   */
  isExplained?: boolean;
  /** Whether the products are grouped by advice. The heading of each group says what to do, such as to buy now. */
  isByAdvice?: boolean;
  /**
   * Returns the name of a product's subcategory or category, to show on the product's card. Pass this function if the
   * list contains several of them.
   */
  kindOf?: (product: Product) => string | undefined;
}

/** The maximum number of cards that may be on the first screen if the list is at the top of its page. */
const EARLY = 6;

/** Shows a list of products with an explanation of its marks. Each product is a row; on a phone, it is a card. */
export async function ProductGrid({
  products,
  heading,
  facts,
  ofShop,
  isExplained = false,
  isByAdvice = false,
  kindOf,
}: ProductGridProps) {
  const shops = await firstShopsOf(products, ofShop);
  const groups = isByAdvice
    ? await Promise.all(
        adviceGroups(products).map(async (group) => ({
          ...group,
          start: await firstStartOfProducts(group.products),
        })),
      )
    : null;
  const inOrder = groups?.flatMap((group) => group.products) ?? products;
  // The heading of the group 'wait' says when the first sales of the group's shops start. Each card of the group says
  // when its own shop's sale starts.
  const wait = groups?.find(({ advice }) => advice === 'wait');
  const waited = wait?.products.flatMap(({ slug }) => shops.get(slug)?.slug ?? []) ?? [];
  const starts = await startsAtShops([...new Set(waited)]);
  const hasUncheckedDay =
    (wait?.start && isUnchecked(wait.start)) || [...starts.values()].some((start) => start.isUnchecked);
  const startOf = (product: Product) =>
    wait?.products.includes(product) ? starts.get(shops.get(product.slug)?.slug ?? '') : undefined;
  const cardsOf = (some: Product[]) => (
    <CardGrid hasProducts>
      {some.map((product) => (
        // The inline script of ProductBrowser may have changed this element's attributes, so keep them on hydration.
        <li
          key={product.slug}
          className="grid"
          suppressHydrationWarning
          {...attributesOf(facts?.[product.slug])}
        >
          <ProductCard
            product={product}
            shop={shops.get(product.slug)}
            heading={groups ? 'h3' : heading}
            hasCount={!ofShop}
            isEarly={!isExplained && inOrder.indexOf(product) < EARLY}
            isQuiet={isExplained || product !== inOrder[0]}
            kind={kindOf?.(product)}
            isAdvised={isByAdvice}
            start={startOf(product)}
          />
        </li>
      ))}
    </CardGrid>
  );
  return (
    <div className="product-list">
      {!isExplained && shops.size > 0 && <AdDisclosure />}
      {groups
        ? groups.map((group) => (
            <ProductGroup key={group.advice} {...group} hasFilters={facts !== undefined}>
              {cardsOf(group.products)}
            </ProductGroup>
          ))
        : cardsOf(products)}
      {(products.some(isPriceUnchecked) || hasUncheckedDay) && <NotCheckedLegend />}
    </div>
  );
}

function attributesOf(facts: ProductFacts | undefined) {
  if (!facts) return {};
  const order = Object.entries(facts.order).map(([name, place]) => [`data-${name}`, place]);
  return {
    'data-choices': facts.choices.join(' '),
    ...(Object.fromEntries(order) as Record<string, number>),
  };
}
