import { Link } from '@/components/site/link';
import { AdDisclosure } from '@/components/site/paid-links/ad-disclosure';
import { AffiliateLink } from '@/components/site/paid-links/affiliate-link';
import { Picture } from '@/components/site/pictures/picture';
import { RetailerTile } from '@/components/site/retailer/retailer-tile';
import { SalePill } from '@/components/site/sale-dates/sale-evidence';
import type { ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { nextStarts } from '@/lib/catalogue/next-starts';
import { CHANNEL_LABELS, NOT_CHECKED, startInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listRetailers } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { productPath, retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';

interface GuideRailProps {
  /** The shops and products that the guide is about, the closest first. */
  retailers: RetailerCard[];
  products: ProductCard[];
}

/** The id of the heading above the links to shops. */
export const GUIDE_SHOPS = 'guide-shops';
const SHOPS = 3;
const PRODUCTS = 2;
const DATES = 5;
/** The number of the guide's shops, and of the first shops of the site, whose starts the rail may show. */
const DATED_SHOPS = 6;

/** The rail beside a guide: when its shops start, links to its shops, and its products. */
export async function GuideRail({ retailers, products }: GuideRailProps) {
  const [starts, first] = await Promise.all([listSaleStarts(), listRetailers({ limit: DATED_SHOPS })]);
  const shops = retailers.slice(0, SHOPS);
  const dates = nextStarts(starts, [...retailers.slice(0, DATED_SHOPS), ...first], DATES);
  const goods = products.slice(0, PRODUCTS);
  if (dates.length + shops.length + goods.length === 0) return null;
  return (
    <aside aria-label="Shops and dates" className="guide-rail no-print">
      {dates.length > 0 && <SaleDates starts={dates} />}
      {shops.length > 0 && (
        <section aria-labelledby={GUIDE_SHOPS} className="rail-box">
          <h2 id={GUIDE_SHOPS}>Shops to compare</h2>
          <ul>
            {shops.map((shop) => (
              <li key={shop.slug} className="rail-shop">
                <RetailerTile retailer={shop} size="small" />
                <AffiliateLink href={shop.cta_url} retailer={shop.name} />
              </li>
            ))}
          </ul>
          <AdDisclosure />
        </section>
      )}
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
                <span>
                  <Link href={productPath(product)} className="lone-link font-semibold">
                    {product.name}
                  </Link>
                  {product.price_range && <span className="block text-sm">{product.price_range}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function SaleDates({ starts }: { starts: SaleStart[] }) {
  return (
    <section aria-labelledby="guide-dates" className="rail-box">
      <h2 id="guide-dates">Sale dates</h2>
      <ul className="rail-dates">
        {starts.map((start) => (
          <li key={`${start.retailer.slug} ${start.channel}`}>
            <span>
              <Link
                href={retailerPath(start.retailer.slug)}
                className="lone-link font-semibold underline underline-offset-4"
              >
                {start.retailer.name}
              </Link>{' '}
              <SalePill status={start.status} />
            </span>
            <span>
              {CHANNEL_LABELS[start.channel]}: {startInWords(start)}
              {start.basis.kind === 'unchecked' && <span className="sale-evidence block">{NOT_CHECKED}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Link href={SALE_DATES_PATH} className="more-link">
        All sale dates
      </Link>
    </section>
  );
}
