import { Link } from '@/components/site/link';
import type { ProductCard as Product } from '@/lib/catalogue/entities';
import { productPath } from '@/lib/routing/paths';
import type { Variant } from '@/lib/schema/rows';
import type { FirstShop } from '@/lib/services/pages/first-shop';
import { hueOf } from '@/lib/theme/hues';
import { MoreLink } from '../more-link';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Picture } from '../pictures/picture';
import { CardPrice } from './card-price';
import { CardVersions } from './card-versions';
import { VerdictTicket } from './verdict';

interface ProductCardProps {
  product: Product;
  heading?: 'h2' | 'h3';
  /** The shop to which the card links. The list reads the shops of all its cards at once (first-shop). */
  shop: FirstShop | undefined;
  /** Whether the card has a second link, which says at how many shops the product's page compares it. */
  hasCount?: boolean;
  /** The versions to name, where the card is one of a few. */
  versions?: Variant[];
  /** Whether the card says for whom each version is. */
  hasChoices?: boolean;
  /** Whether the card may be on the first screen. */
  isEarly?: boolean;
  /** Whether the button to the shop is only an outline. */
  isQuiet?: boolean;
  /** The name of the product's subcategory or category, in a list of several. */
  kind?: string;
}

/**
 * The card of a product in lists: picture, name and price, then the verdict, then the link to its first shop. The list
 * explains the marks of the card (product-grid).
 */
export function ProductCard({
  product,
  shop,
  heading: Heading = 'h3',
  hasCount = false,
  versions = [],
  hasChoices = false,
  isEarly = false,
  isQuiet,
  kind,
}: ProductCardProps) {
  return (
    <article data-hue={hueOf(product.name, product.category)} className="card card-row">
      <Picture
        row={{ kind: 'product', slug: product.slug, parents: [product.subcategory, product.category] }}
        name={product.name}
        sources={[product.image_url, product.image]}
        isPlain={isEarly}
      />
      <div className="card-facts">
        {(kind ?? product.brand) && (
          <p className="card-note dotted">
            {kind && <b className="card-kind">{kind}</b>} {product.brand && <span>{product.brand}</span>}
          </p>
        )}
        <Heading className="card-title">
          <Link href={productPath(product)} className="card-link">
            {product.name}
          </Link>
        </Heading>
        {product.price && <CardPrice price={product.price} />}
      </div>
      {(product.verdict !== null || versions.length > 1) && (
        <div className="card-advice">
          {product.verdict && <VerdictTicket verdict={product.verdict} />}
          {versions.length > 1 && <CardVersions versions={versions} hasChoices={hasChoices} />}
        </div>
      )}
      {shop && (
        <div className="card-actions">
          <AffiliateLink
            href={shop.url}
            retailer={shop.name}
            isProduct={shop.isProduct}
            isInCard
            isQuiet={isQuiet}
          />
          {hasCount && shop.count > 1 && (
            <MoreLink href={`${productPath(product)}#where-to-buy`}>Compare {shop.count} shops</MoreLink>
          )}
        </div>
      )}
    </article>
  );
}
