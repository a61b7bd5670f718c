import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import { NotCheckedLegend } from '@/components/site/not-checked';
import { Picture } from '@/components/site/pictures/picture';
import { CardPrice } from '@/components/site/product/card-price';
import { RailShops } from '@/components/site/retailer/rail-shops';
import type { ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import { productPath, SALE_DATES_PATH } from '@/lib/routing/paths';

const SHOPS = 4;
const PRODUCTS = 2;

/**
 * Shows the shops that suit a guide, the best match first, with the starts of their sales. Without shops, renders
 * nothing.
 */
export const GuideShops = ({ retailers }: { retailers: RetailerCard[] }) =>
  retailers.length > 0 && (
    <aside aria-label="Shops for this guide" className="guide-shops no-print">
      <RailShops id="guide-shops" title="Shops to compare" shops={retailers.slice(0, SHOPS)}>
        <Link href={SALE_DATES_PATH} className="more-link">
          All sale dates
        </Link>
      </RailShops>
    </aside>
  );

interface GuideMoreProps {
  /** The products that the guide is about, the best match first. */
  products: ProductCard[];
  /** The guides to read next. */
  children?: ReactNode;
}

/**
 * Shows the products of a guide, and the guides to read next. Renders nothing if there are neither products nor guides.
 */
export function GuideMore({ products, children }: GuideMoreProps) {
  const goods = products.slice(0, PRODUCTS);
  if (goods.length === 0 && !children) return null;
  return (
    <aside aria-label="Products and other guides" className="guide-more no-print">
      {goods.length > 0 && <Products goods={goods} />}
      {children}
    </aside>
  );
}

const Products = ({ goods }: { goods: ProductCard[] }) => (
  <section aria-labelledby="guide-products" className="rail-box">
    <h2 id="guide-products">Our product pages</h2>
    <ul>
      {goods.map((product) => (
        <li key={product.slug} className="rail-entry">
          <Picture
            row={{ kind: 'product', slug: product.slug, parents: [product.subcategory, product.category] }}
            name={product.name}
            sources={[product.image_url, product.image]}
          />
          <div className="min-w-0">
            <Link href={productPath(product)} className="lone-link font-semibold">
              {product.name}
            </Link>
            {product.price && <CardPrice price={product.price} />}
          </div>
        </li>
      ))}
    </ul>
    {goods.some(isPriceUnchecked) && <NotCheckedLegend />}
  </section>
);
