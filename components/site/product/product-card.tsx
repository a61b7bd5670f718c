import { Link } from '@/components/site/link';
import type { ProductCard as Product } from '@/lib/catalogue/entities';
import { productPath } from '@/lib/routing/paths';
import type { FirstShop } from '@/lib/services/pages/first-shop';
import { hueOf } from '@/lib/theme/hues';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Picture } from '../pictures/picture';
import { CardPrice } from './card-price';
import { VerdictTicket } from './verdict';

interface ProductCardProps {
  product: Product;
  heading?: 'h2' | 'h3';
  /** The shop to which the card links. The list reads the shops of all its cards at once (first-shop). */
  shop: FirstShop | undefined;
  /** Whether the card has a second link, which says at how many shops the product's page compares it. */
  hasCount?: boolean;
  /** Whether the card may be on the first screen. */
  isEarly?: boolean;
}

/** The card of a product in lists, with the link to its first shop. The list explains its marks (product-list-notes). */
export function ProductCard({
  product,
  shop,
  heading: Heading = 'h3',
  hasCount = false,
  isEarly = false,
}: ProductCardProps) {
  return (
    <article data-hue={hueOf(product.name, product.category)} className="card card-row">
      <Picture
        row={{ kind: 'product', slug: product.slug, parents: [product.subcategory, product.category] }}
        name={product.name}
        sources={[product.image_url, product.image]}
        isPlain={isEarly}
      />
      <div className="card-body">
        <div className="card-facts">
          <div>
            {product.brand && <p className="card-note">{product.brand}</p>}
            <Heading className="card-title">
              <Link href={productPath(product)} className="card-link">
                {product.name}
              </Link>
            </Heading>
            {product.price && <CardPrice price={product.price} />}
          </div>
          {shop && (
            <div className="card-actions">
              <AffiliateLink href={shop.url} retailer={shop.name} isProduct={shop.isProduct} isInCard />
              {hasCount && shop.count > 1 && (
                <Link href={`${productPath(product)}#where-to-buy`} className="card-more">
                  Compare {shop.count} shops
                </Link>
              )}
            </div>
          )}
        </div>
        {product.verdict && <VerdictTicket verdict={product.verdict} />}
      </div>
    </article>
  );
}
