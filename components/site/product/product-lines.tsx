import { Link } from '@/components/site/link';
import type { ProductCard as Product } from '@/lib/catalogue/entities';
import { productPath } from '@/lib/routing/paths';
import { Picture } from '../pictures/picture';
import { VerdictPill } from './verdict';

/** Lists further products below a list of product cards. Each line has the picture, the name and when to buy. */
export function ProductLines({ products }: { products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <ul className="product-lines">
      {products.map((product) => (
        <li key={product.slug} className="card">
          <Picture
            row={{ kind: 'product', slug: product.slug, parents: [product.subcategory, product.category] }}
            name={product.name}
            sources={[product.image_url, product.image]}
            size="tiny"
          />
          <Link href={productPath(product)} className="card-link">
            {product.name}
          </Link>
          {product.verdict && <VerdictPill advice={product.verdict.advice} />}
        </li>
      ))}
    </ul>
  );
}
