import { Link } from '@/components/site/link';
import type { ProductCard as Product } from '@/lib/catalogue/entities';
import { productPath } from '@/lib/routing/paths';
import { firstShopOf } from '@/lib/services/pages/first-shop';
import { hueOf } from '@/lib/theme/hues';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Picture } from '../pictures/picture';
import { CardPrice } from './card-price';
import { VerdictTicket } from './verdict';

interface ProductCardProps {
  product: Product;
  heading?: 'h2' | 'h3';
  /** The slug of the shop whose page shows the card. The link leads to that shop. */
  ofShop?: string;
}

/** The card of a product in lists, with the link to its first shop. The list explains its marks (product-list-notes). */
export async function ProductCard({ product, heading: Heading = 'h3', ofShop }: ProductCardProps) {
  const shop = await firstShopOf(product, ofShop);
  return (
    <article data-hue={hueOf(product.name, product.category)} className="card card-row">
      <Picture
        row={{ kind: 'product', slug: product.slug, parents: [product.subcategory, product.category] }}
        name={product.name}
        sources={[product.image_url, product.image]}
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
          {shop && <AffiliateLink href={shop.url} retailer={shop.name} isProduct={shop.isProduct} />}
        </div>
        {product.verdict && <VerdictTicket verdict={product.verdict} />}
      </div>
    </article>
  );
}
