import type { ProductCard as Product } from '@/lib/data/products';
import { CardGrid } from './card-grid';
import { ProductCard } from './product-card';

/** Products as cards. */
export function ProductGrid({ products, heading }: { products: Product[]; heading?: 'h2' | 'h3' }) {
  return (
    <CardGrid>
      {products.map((product) => (
        <li key={product.slug} className="grid">
          <ProductCard product={product} heading={heading} />
        </li>
      ))}
    </CardGrid>
  );
}
