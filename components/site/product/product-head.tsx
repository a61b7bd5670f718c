import type { Product, RetailerCard } from '@/lib/catalogue/entities';
import type { Price } from '@/lib/catalogue/product-facts';
import { formatDate } from '@/lib/dates/london-time';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { firstClause } from '@/lib/seo/first-clause';
import type { Crumb } from '@/lib/seo/json-ld';
import { shopTarget } from '@/lib/services/pages/first-shop';
import { hueOf } from '@/lib/theme/hues';
import { Answers } from '../category/answers';
import { InTheSales } from '../in-the-sales';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';
import { PageHead } from '../page-head';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Picture } from '../pictures/picture';
import { SaveButton } from '../shortlist/save-button';
import { priceClass } from './price-class';
import { VerdictTicket } from './verdict';

interface ProductHeadProps {
  product: Product;
  crumbs: Crumb[];
  /** The shops that sell the product, in the editors' order. The button in the head leads to the first of them. */
  shops: RetailerCard[];
}

/**
 * Shows the head of a product page: price and verdict, when the sales of the product's shops start, and a button to the
 * first shop.
 */
export function ProductHead({ product, crumbs, shops }: ProductHeadProps) {
  const { slug, name, brand, category, subcategory, price, verdict, description, image, image_url } = product;
  const [best] = shops;
  const target = best && shopTarget(product, best);
  return (
    <PageHead
      crumbs={crumbs}
      hue={hueOf(name, category)}
      above={brand && <p {...editAttributes('products', slug, 'brand')}>{brand}</p>}
      title={
        <>
          <span {...editAttributes('products', slug, 'name')}>{name}</span>
          <InTheSales />
        </>
      }
      hasAnswers
      lede={
        <div className="page-head-lede">
          {price && <UsualPrice slug={slug} price={price} versions={product.variants.length} />}
          {verdict ? (
            <VerdictTicket verdict={verdict} isLarge />
          ) : (
            description && <p>{firstClause(description, 160)}</p>
          )}
          {shops.length > 0 && (
            <Answers
              shops={shops}
              advice={verdict?.advice}
              isMarkExplained={price !== null && price.source === null}
            />
          )}
        </div>
      }
      art={
        <Picture
          row={{ kind: 'product', slug, parents: [subcategory, category] }}
          name={name}
          sources={[image_url, image]}
          size="large"
          priority
        />
      }
    >
      {target && (
        <div className="head-shop is-beside">
          <AffiliateLink href={target.url} retailer={target.name} isProduct={target.isProduct} />
        </div>
      )}
      <SaveButton kind="products" slug={slug} name={name} />
      {target && <AdDisclosure />}
    </PageHead>
  );
}

interface UsualPriceProps {
  slug: string;
  price: Price;
  /** The number of versions of the product. */
  versions: number;
}

/**
 * Shows the usual price range with its evidence. If the product has several versions, says that the range covers them.
 * If nobody has checked the price, shows the mark 'Not yet checked' and an explanation of the mark instead. The answers
 * below use the same mark, so they do not explain it again.
 */
const UsualPrice = ({ slug, price, versions }: UsualPriceProps) => (
  <div className="head-price">
    <p>
      <b className={priceClass(price.text)} {...editAttributes('products', slug, 'price_range')}>
        {price.text}
      </b>
      {!price.source && <NotCheckedMark />}{' '}
      <span>{versions > 1 ? `Usual prices of the ${versions} versions` : 'Usual price range'}</span>
    </p>
    <PriceCheck price={price} />
  </div>
);

function PriceCheck({ price: { checkedOn, source } }: { price: Price }) {
  if (!checkedOn || !source) return <NotCheckedLegend />;
  return (
    <p>
      Checked {formatDate(checkedOn)}, source:{' '}
      <a href={source.url} rel="nofollow noopener" className="underline underline-offset-4">
        {source.name}
      </a>
    </p>
  );
}
