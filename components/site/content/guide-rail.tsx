import { Link } from '@/components/site/link';
import { NotCheckedLegend, NotCheckedMark } from '@/components/site/not-checked';
import { AdDisclosure } from '@/components/site/paid-links/ad-disclosure';
import { AffiliateLink } from '@/components/site/paid-links/affiliate-link';
import { Picture } from '@/components/site/pictures/picture';
import { CardPrice } from '@/components/site/product/card-price';
import { NextDates } from '@/components/site/sale-dates/next-dates';
import { RetailerTile } from '@/components/site/retailer/retailer-tile';
import type { ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { nextStarts } from '@/lib/catalogue/next-starts';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { startAtShop } from '@/lib/catalogue/shop-start';
import type { UndatedSale } from '@/lib/catalogue/undated-sales';
import { listRetailers } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { type DrawnRow, drawingOf } from '@/lib/images/drawings';
import { productPath } from '@/lib/routing/paths';
import { listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { topicOfGuide } from '@/lib/theme/guide-topics';

interface GuideRailProps {
  /** The slug of the guide, whose subject the signs of the shops show. */
  slug?: string;
  /** The shops and products that the guide is about, the closest first. Products of other kinds are left out. */
  retailers: RetailerCard[];
  products: ProductCard[];
}

const SHOPS = 3;
const PRODUCTS = 2;
const DATES = 4;
/**
 * The rail shows the next sale starts of this number of the guide's shops and this number of the site's first shops.
 */
const DATED_SHOPS = 6;

/** The rail beside a guide: when its shops start, its products, and links to its shops, which stay beside the text. */
export async function GuideRail({ slug = '', retailers, products }: GuideRailProps) {
  const shops = retailers.slice(0, SHOPS);
  const [starts, first] = await Promise.all([listSaleStarts(), listRetailers({ limit: DATED_SHOPS })]);
  const usual = usualStarts(shops, starts, await listUndatedSales(starts));
  const drawn = drawnSubject(slug);
  const dates = nextStarts(starts, [...retailers.slice(0, DATED_SHOPS), ...first], DATES);
  const goods = products.slice(0, PRODUCTS);
  if (dates.length + shops.length + goods.length === 0) return null;
  return (
    <aside aria-label="Shops and dates" className="guide-rail no-print">
      {dates.length > 0 && <NextDates starts={dates} />}
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
          <ul>
            {shops.map((shop) => (
              <li key={shop.slug} className="rail-shop">
                <RetailerTile retailer={shop} size="small" drawn={drawn} />
                <div>
                  <AffiliateLink href={shop.cta_url} retailer={shop.name} />
                  {usual.has(shop.slug) && (
                    <p className="card-note">
                      {usual.get(shop.slug)}
                      <NotCheckedMark />
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {usual.size > 0 && <NotCheckedLegend />}
          <AdDisclosure />
        </section>
      )}
    </aside>
  );
}

/** Returns when the shops without any known day usually start, by their slugs. */
function usualStarts(
  shops: RetailerCard[],
  starts: SaleStart[],
  undated: UndatedSale[],
): Map<string, string> {
  return new Map(
    shops.flatMap(({ slug }) => {
      const { status, text } = startAtShop(slug, starts, undated);
      return status === 'usual' ? [[slug, text] as const] : [];
    }),
  );
}

/** Returns the goods that a guide is about, if they have a drawing. Signs of other goods would mislead. */
function drawnSubject(slug: string): DrawnRow | undefined {
  const topic = topicOfGuide(slug);
  const row = topic && ({ kind: 'subcategory', slug: topic.drawing } as const);
  return row && drawingOf(row) ? row : undefined;
}
