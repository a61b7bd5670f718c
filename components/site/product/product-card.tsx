import { Link } from '@/components/site/link';
import type { ProductCard as Product } from '@/lib/catalogue/entities';
import { VERDICT_LABELS } from '@/lib/catalogue/product-facts';
import { productPath } from '@/lib/routing/paths';
import { hueOf } from '@/lib/theme/hues';
import { Picture } from '../pictures/picture';
import { CardPrice } from './card-price';

/** The card of a product in lists. */
export function ProductCard({
  product,
  heading: Heading = 'h3',
}: {
  product: Product;
  heading?: 'h2' | 'h3';
}) {
  return (
    <article data-hue={hueOf(product.name, product.category)} className="card card-row">
      <Picture
        row={{ kind: 'product', slug: product.slug, parents: [product.subcategory, product.category] }}
        name={product.name}
        sources={[product.image_url, product.image]}
      />
      <div className="card-body">
        <div>
          {product.brand && <p className="card-note">{product.brand}</p>}
          <Heading className="card-title">
            <Link href={productPath(product)} className="card-link">
              {product.name}
            </Link>
          </Heading>
          {product.price && <CardPrice price={product.price} />}
        </div>
        {product.verdict && (
          <p className="ticket">
            <b>{VERDICT_LABELS[product.verdict.advice]}</b> {product.verdict.reason}
          </p>
        )}
      </div>
    </article>
  );
}
