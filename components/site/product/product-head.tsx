import type { Product, RetailerCard } from '@/lib/catalogue/entities';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import type { Crumb } from '@/lib/seo/json-ld';
import { shorten } from '@/lib/seo/metadata';
import { inTheSales } from '@/lib/seo/titles';
import { hueOf } from '@/lib/theme/hues';
import { Answers } from '../category/answers';
import { PageHead } from '../page-head';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Picture } from '../pictures/picture';
import { SaveButton } from '../shortlist/save-button';
import { VerdictTicket } from './verdict';

interface ProductHeadProps {
  product: Product;
  crumbs: Crumb[];
  /** The shops that sell the product, the first of which has the button. */
  shops: RetailerCard[];
}

/** The head of a product: its verdict, when its shops start and which they are, and the button to the first of them. */
export function ProductHead({ product, crumbs, shops }: ProductHeadProps) {
  const { slug, name, brand, category, subcategory, verdict, description, image, image_url } = product;
  const [best] = shops;
  const url = product.retailer_links.find((link) => link.slug === best?.slug)?.url;
  return (
    <PageHead
      crumbs={crumbs}
      hue={hueOf(name, category)}
      above={brand && <p {...editAttributes('products', slug, 'brand')}>{brand}</p>}
      title={
        <>
          <span {...editAttributes('products', slug, 'name')}>{name}</span>
          {inTheSales('')}
        </>
      }
      hasAnswers
      lede={
        <div className="page-head-lede">
          {verdict ? (
            <VerdictTicket verdict={verdict} isLarge />
          ) : (
            description && <p>{shorten(description, 160)}</p>
          )}
          {shops.length > 0 && <Answers shops={shops} />}
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
      {best && (
        <div className="head-shop is-beside">
          <AffiliateLink href={url ?? best.cta_url} retailer={best.name} isProduct={url !== undefined} />
        </div>
      )}
      <SaveButton kind="products" slug={slug} name={name} />
    </PageHead>
  );
}
