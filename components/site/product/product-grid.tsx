import type { ProductCard as Product } from '@/lib/catalogue/entities';
import type { ProductFacts } from '@/lib/catalogue/product-filters';
import { firstShopsOf } from '@/lib/services/pages/first-shop';
import { CardGrid } from '../card-grid';
import { ProductCard } from './product-card';
import { ProductListNotes } from './product-list-notes';

interface ProductGridProps {
  products: Product[];
  heading?: 'h2' | 'h3';
  /** The values that the browser filters and sorts by (see product-browser), by the product's slug. */
  facts?: Record<string, ProductFacts>;
  /** The slug of the shop whose page shows the products. The cards link to that shop. */
  ofShop?: string;
  /** Whether the page has explained the mark 'Ad' already, at its first paid link. */
  isExplained?: boolean;
}

/** The number of cards in a row of a wide window. */
const ROW = 3;
/** The number of cards that the first screen of a list with filters may show. */
const EARLY = 6;

/** Returns the class of a list, by which the style sheet fills its last rows. Filters change the number of cards. */
function rowsOf(count: number, hasFilters: boolean): string | undefined {
  if (count < ROW) return 'product-picks';
  return hasFilters || count % ROW === 0 ? undefined : `product-rows is-over-${count % ROW}`;
}

/** A grid of product cards, followed by what its marks mean. */
export async function ProductGrid({ products, heading, facts, ofShop, isExplained }: ProductGridProps) {
  const shops = await firstShopsOf(products, ofShop);
  return (
    <div className={rowsOf(products.length, facts !== undefined)}>
      <CardGrid>
        {products.map((product, index) => (
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
              heading={heading}
              hasCount={!ofShop}
              isEarly={facts !== undefined && index < EARLY}
            />
          </li>
        ))}
      </CardGrid>
      <ProductListNotes products={products} hasLinks={shops.size > 0 && !isExplained} />
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
