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
  /** The shops that sell the product in the editors' order, the first of which has the button. */
  shops: RetailerCard[];
}

/** The head of a product: its price, its verdict, when its shops start, and the first of them with its button. */
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
          {price && <UsualPrice slug={slug} price={price} />}
          {verdict ? (
            <VerdictTicket verdict={verdict} isLarge />
          ) : (
            description && <p>{firstClause(description, 160)}</p>
          )}
          {shops.length > 0 && (
            <Answers shops={shops} isMarkExplained={price !== null && price.source === null} />
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

/**
 * The usual price range, with its evidence or the mark of what nobody has checked. The mark is the one of the lists below,
 * and is explained here for the whole head.
 */
const UsualPrice = ({ slug, price }: { slug: string; price: Price }) => (
  <div className="head-price">
    <p>
      <b className={priceClass(price.text)} {...editAttributes('products', slug, 'price_range')}>
        {price.text}
      </b>
      {!price.source && <NotCheckedMark />} <span>Usual price range</span>
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
