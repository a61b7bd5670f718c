import { Link } from '@/components/site/link';
import type { ProductCard as Product } from '@/lib/catalogue/entities';
import { productPath } from '@/lib/routing/paths';
import { EntityPicture } from '../pictures/entity-picture';

/** The card of a product in lists. */
export function ProductCard({
  product,
  heading: Heading = 'h3',
}: {
  product: Product;
  heading?: 'h2' | 'h3';
}) {
  return (
    <article className="card flex gap-4 p-4">
      <EntityPicture
        row={{ kind: 'product', slug: product.slug, parents: [product.subcategory, product.category] }}
        name={product.name}
        sources={[product.image_url, product.image]}
      />
      <div className="min-w-0">
        <Heading className="card-title">
          <Link href={productPath(product)} className="card-link">
            {product.name}
          </Link>
        </Heading>
        <p className="text-sm text-muted">{product.brand}</p>
        {product.price_range && <p className="font-semibold">{product.price_range}</p>}
      </div>
    </article>
  );
}
