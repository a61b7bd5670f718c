import type { ProductCard as Product } from '@/lib/data/products';
import type { ProductFacts } from '@/lib/product-choices';
import { CardGrid } from './card-grid';
import { ProductCard } from './product-card';

interface ProductGridProps {
  products: Product[];
  heading?: 'h2' | 'h3';
  /** What the browser may filter and sort by (product-browser); by slug. */
  facts?: Record<string, ProductFacts>;
}

/** Products as cards. */
export function ProductGrid({ products, heading, facts }: ProductGridProps) {
  return (
    <CardGrid>
      {products.map((product) => (
        // What the browser has hidden or moved before React came stays so.
        <li
          key={product.slug}
          className="grid"
          suppressHydrationWarning
          {...attributesOf(facts?.[product.slug])}
        >
          <ProductCard product={product} heading={heading} />
        </li>
      ))}
    </CardGrid>
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
