import type { ProductCard as Product } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import type { ProductFacts } from '@/lib/catalogue/product-filters';
import { firstShopsOf } from '@/lib/services/pages/first-shop';
import { CardGrid } from '../card-grid';
import { NotCheckedLegend } from '../not-checked';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { ProductCard } from './product-card';

interface ProductGridProps {
  products: Product[];
  heading?: 'h2' | 'h3';
  /** The values that the browser filters and sorts by (see product-browser), by the product's slug. */
  facts?: Record<string, ProductFacts>;
  /** The slug of the shop whose page shows the products. The cards link to that shop. */
  ofShop?: string;
  /** Whether the page has explained the mark 'Ad' already, at its first paid link. If not, the list does, above its cards. */
  isExplained?: boolean;
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
}: ProductGridProps) {
  const shops = await firstShopsOf(products, ofShop);
  return (
    <div className="product-list">
      {!isExplained && shops.size > 0 && <AdDisclosure />}
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
              isEarly={!isExplained && index < EARLY}
            />
          </li>
        ))}
      </CardGrid>
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
