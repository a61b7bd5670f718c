import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import { NotCheckedLegend } from '@/components/site/not-checked';
import { Picture } from '@/components/site/pictures/picture';
import { CardPrice } from '@/components/site/product/card-price';
import { RailShops } from '@/components/site/retailer/rail-shops';
import type { ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import { productPath, SALE_DATES_PATH } from '@/lib/routing/paths';

interface GuideRailProps {
  /** The shops and products that the guide is about, the closest first. Products of other kinds are left out. */
  retailers: RetailerCard[];
  products: ProductCard[];
  /** The last box, with the guides to read next. */
  children?: ReactNode;
}

const SHOPS = 4;
const PRODUCTS = 2;

/**
 * The rail beside a guide: its shops with the start of their sales, its products, and other guides. A wide window spreads
 * the boxes over the whole text, and each stays in view beside its part. Renders nothing without any of them.
 */
export function GuideRail({ retailers, products, children }: GuideRailProps) {
  const goods = products.slice(0, PRODUCTS);
  if (retailers.length === 0 && goods.length === 0 && !children) return null;
  return (
    <aside aria-label="Shops and other guides" className="guide-rail no-print">
      {retailers.length > 0 && (
        <div>
          <RailShops id="guide-shops" title="Shops to compare" shops={retailers.slice(0, SHOPS)}>
            <Link href={SALE_DATES_PATH} className="more-link">
              All sale dates
            </Link>
          </RailShops>
        </div>
      )}
      {goods.length > 0 && (
        <div>
          <Products goods={goods} />
        </div>
      )}
      {children && <div>{children}</div>}
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
