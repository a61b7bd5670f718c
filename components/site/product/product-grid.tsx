import type { CategoryCard, ProductCard as Product } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import type { ProductFacts } from '@/lib/catalogue/product-filters';
import { productGroups } from '@/lib/catalogue/product-picks';
import { firstShopsOf } from '@/lib/services/pages/first-shop';
import { CardGrid } from '../card-grid';
import { NotCheckedLegend } from '../not-checked';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { ProductCard } from './product-card';
import { ProductGroup } from './product-group';

interface ProductGridProps {
  products: Product[];
  heading?: 'h2' | 'h3';
  /** The values that the browser filters and sorts by (see product-browser), by the product's slug. */
  facts?: Record<string, ProductFacts>;
  /** The slug of the shop whose page shows the products. The cards link to that shop. */
  ofShop?: string;
  /**
   * Whether the page has explained the mark 'Ad' already, at its first paid link. If not, the list does, above its cards,
   * and its first button is filled.
   */
  isExplained?: boolean;
  /** The categories under whose names the products are. Without them, the list has no groups. */
  categories?: CategoryCard[];
  /** Names the subcategory or category of a product, for its card in a list of several. */
  kindOf?: (product: Product) => string | undefined;
}

/** The number of cards that the first screen may show of a list at the top of its page. */
const EARLY = 6;

/** A list with a row for each product, with what its marks mean. A phone has cards. */
export async function ProductGrid({
  products,
  heading,
  facts,
  ofShop,
  isExplained = false,
  categories,
  kindOf,
}: ProductGridProps) {
  const shops = await firstShopsOf(products, ofShop);
  const groups = categories && productGroups(products, categories);
  const inOrder = groups?.flatMap((group) => group.products) ?? products;
  const cardsOf = (some: Product[]) => (
    <CardGrid hasProducts>
      {some.map((product) => (
        // On hydration, keep the attributes that the inline script has set.
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
            <ProductGroup
              key={group.category?.slug ?? ''}
              category={group.category}
              hasFilters={facts !== undefined}
            >
              {cardsOf(group.products)}
            </ProductGroup>
          ))
        : cardsOf(products)}
      {products.some(isPriceUnchecked) && <NotCheckedLegend />}
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
