import { Link } from '@/components/site/link';
import type { ProductCard as Product } from '@/lib/catalogue/entities';
import type { ShopStart } from '@/lib/catalogue/shop-start';
import { productPath } from '@/lib/routing/paths';
import type { Variant } from '@/lib/schema/rows';
import type { FirstShop } from '@/lib/services/pages/first-shop';
import { hueOf } from '@/lib/theme/hues';
import { MoreLink } from '../more-link';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Picture } from '../pictures/picture';
import { StartText } from '../sale-dates/start-pill';
import { CardPrice } from './card-price';
import { CardVersions } from './card-versions';
import { VerdictTicket } from './verdict';

interface ProductCardProps {
  product: Product;
  heading?: 'h2' | 'h3';
  /** The shop that the card links to. The list reads the shops of all its cards in one query (first-shop). */
  shop: FirstShop | undefined;
  /**
   * Whether the card also links to the comparison of shops on the product's page. The link contains the number of
   * shops.
   */
  hasCount?: boolean;
  /** The versions that the card names. Only lists of one or two products pass versions (category/few-products). */
  versions?: Variant[];
  /** Whether the card says for whom each version is suitable. */
  hasChoices?: boolean;
  /**
   * Whether the card may be on the first screen. If so, its picture does not wait for the script shell/start-pictures.
   */
  isEarly?: boolean;
  /** Whether to draw the button to the shop as an outline only. */
  isQuiet?: boolean;
  /** The name of the product's subcategory or category, to show if the list contains several of them. */
  kind?: string;
  /** Whether the card's group already says when to buy the product. If so, the card says only why. */
  isAdvised?: boolean;
  /**
   * When the sale of the card's shop starts. Passed if the advice is to wait, because the heading of the card's group
   * names only the shops whose sales start first.
   */
  start?: ShopStart;
}

/**
 * Shows a product as a card in a list: picture, name and price, then the verdict, then the link to its first shop. The
 * list explains the card's marks (product-grid).
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
  isAdvised = false,
  start,
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
          {product.verdict &&
            (isAdvised ? (
              <p className="card-reason">{product.verdict.reason}</p>
            ) : (
              <VerdictTicket verdict={product.verdict} />
            ))}
          {shop && start && (
            <p className="card-start">
              <StartText {...start} /> at {shop.name}
            </p>
          )}
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
