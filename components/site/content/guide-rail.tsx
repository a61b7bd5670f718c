import { Link } from '@/components/site/link';
import { NotCheckedLegend, NotCheckedMark } from '@/components/site/not-checked';
import { AdDisclosure } from '@/components/site/paid-links/ad-disclosure';
import { AffiliateLink } from '@/components/site/paid-links/affiliate-link';
import { Picture } from '@/components/site/pictures/picture';
import { CardPrice } from '@/components/site/product/card-price';
import { RetailerTile } from '@/components/site/retailer/retailer-tile';
import type { ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import { type ShopStart, startAtShop } from '@/lib/catalogue/shop-start';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { type DrawnRow, drawingOf } from '@/lib/images/drawings';
import { productPath, retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { topicOfGuide } from '@/lib/theme/guide-topics';

interface GuideRailProps {
  /** The slug of the guide, whose subject the signs of the shops show. */
  slug?: string;
  /** The shops and products that the guide is about, the closest first. Products of other kinds are left out. */
  retailers: RetailerCard[];
  products: ProductCard[];
}

const SHOPS = 4;
const PRODUCTS = 2;

/** The rail beside a guide: its products, then its shops, which stay beside the text with the start of their sales. */
export async function GuideRail({ slug = '', retailers, products }: GuideRailProps) {
  const starts = await listSaleStarts();
  const undated = await listUndatedSales(starts);
  const shops = retailers
    .slice(0, SHOPS)
    .map((shop) => ({ shop, start: startAtShop(shop.slug, starts, undated) }));
  const drawn = drawnSubject(slug);
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
                <RetailerTile retailer={shop} size="small" drawn={drawn} />
                <div>
                  <Link href={retailerPath(shop.slug)} className="lone-link font-semibold">
                    {shop.name}
                  </Link>
                  <StartLine start={start} />
                </div>
                <AffiliateLink href={shop.cta_url} retailer={shop.name} />
              </li>
            ))}
          </ul>
          {shops.some(({ start }) => isMarked(start)) && <NotCheckedLegend />}
          <AdDisclosure />
          <Link href={SALE_DATES_PATH} className="more-link">
            All sale dates
          </Link>
        </section>
      )}
    </aside>
  );
}

const isMarked = ({ isUnchecked, more }: ShopStart) => isUnchecked || more?.isUnchecked === true;

/** The start of a shop's sale in a line, through all channels if their days are known. */
const StartLine = ({ start }: { start: ShopStart }) => (
  <p className="card-note">
    {start.more?.text ?? start.text}
    {isMarked(start) && <NotCheckedMark />}
  </p>
);

/** Returns the goods that a guide is about, if they have a drawing. Signs of other goods would mislead. */
function drawnSubject(slug: string): DrawnRow | undefined {
  const topic = topicOfGuide(slug);
  const row = topic && ({ kind: 'subcategory', slug: topic.drawing } as const);
  return row && drawingOf(row) ? row : undefined;
}
