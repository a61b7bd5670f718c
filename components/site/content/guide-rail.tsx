import { Link } from '@/components/site/link';
import { NotCheckedLegend } from '@/components/site/not-checked';
import { AdDisclosure } from '@/components/site/paid-links/ad-disclosure';
import { AffiliateLink } from '@/components/site/paid-links/affiliate-link';
import { Picture } from '@/components/site/pictures/picture';
import { CardPrice } from '@/components/site/product/card-price';
import { ShopSwatch } from '@/components/site/sale-dates/shop-swatch';
import type { ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import { startAtShop } from '@/lib/catalogue/shop-start';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { productPath, retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { StartText } from '@/components/site/sale-dates/start-pill';

interface GuideRailProps {
  /** The shops and products that the guide is about, the closest first. Products of other kinds are left out. */
  retailers: RetailerCard[];
  products: ProductCard[];
}

const SHOPS = 4;
const PRODUCTS = 2;

/** The rail beside a guide: its products, then its shops, which stay beside the text with the start of their sales. */
export async function GuideRail({ retailers, products }: GuideRailProps) {
  const starts = await listSaleStarts();
  const undated = await listUndatedSales(starts);
  const shops = retailers
    .slice(0, SHOPS)
    .map((shop) => ({ shop, start: startAtShop(shop.slug, starts, undated) }));
  const goods = products.slice(0, PRODUCTS);
  if (shops.length + goods.length === 0) return null;
  return (
    <aside aria-label="Shops and dates" className="guide-rail no-print">
      {goods.length > 0 && (
        <section aria-labelledby="guide-products" className="rail-box">
          <h2 id="guide-products">Our product pages</h2>
          <ul>
            {goods.map((product) => (
              <li key={product.slug} className="rail-product">
                <Picture
                  row={{
                    kind: 'product',
                    slug: product.slug,
                    parents: [product.subcategory, product.category],
                  }}
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
      )}
      {shops.length > 0 && (
        <section aria-labelledby="guide-shops" className="rail-box rail">
          <h2 id="guide-shops">Shops to compare</h2>
          <ul className="rail-shops">
            {shops.map(({ shop, start }) => (
              <li key={shop.slug} className="rail-shop">
                <div>
                  <span className="start-shop">
                    <ShopSwatch shop={shop} />
                    <Link href={retailerPath(shop.slug)} className="lone-link font-semibold">
                      {shop.name}
                    </Link>
                  </span>
                  <span className="card-note">
                    <StartText {...start} />
                  </span>
                </div>
                <AffiliateLink href={shop.cta_url} retailer={shop.name} />
              </li>
            ))}
          </ul>
          {shops.some(({ start }) => start.isUnchecked) && <NotCheckedLegend />}
          <AdDisclosure />
          <Link href={SALE_DATES_PATH} className="more-link">
            All sale dates
          </Link>
        </section>
      )}
    </aside>
  );
}
