import type { CategoryCard as Category, Retailer, RetailerCard } from '@/lib/catalogue/entities';
import { RELATED_LIMITS } from '@/lib/catalogue/related-links';
import { descriptionBeyond } from '@/lib/catalogue/description-beyond';
import { keyFacts } from '@/lib/catalogue/key-facts';
import { NOT_CHECKED } from '@/lib/catalogue/sale-labels';
import { factRows } from '@/lib/catalogue/shop-facts';
import { byGoodsOfShop, mostSimilar } from '@/lib/catalogue/shop-likeness';
import { type Goods, goodsBeyond, shopVerdict } from '@/lib/catalogue/shop-verdict';
import { listCategoriesBySlug } from '@/lib/data/categories';
import { listProductsBySlug } from '@/lib/data/products';
import { listRetailersInCategory } from '@/lib/data/retailers';
import { listRetailerStarts } from '@/lib/data/sale-windows';
import { getSeason } from '@/lib/dates/calendar';
import { formatDate } from '@/lib/dates/london-time';
import { listSubcategories } from '@/lib/data/subcategories';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import type { Highlight } from '@/lib/schema/rows';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { COMPARE_PATH, comparePath } from '@/lib/routing/compare-path';
import { retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { retailerTitle } from '@/lib/seo/titles';
import { CategoryCard } from '../category/category-card';
import { FallsAndHolds } from '../category/price-advice';
import { rowOf } from '../category/subcategory-list';
import { HighlightsTable } from './highlights-table';
import { PlacedWidgets } from '../offer-widgets/placed-widgets';
import { Link } from '../link';
import { PageHead } from '../page-head';
import { Picture } from '../pictures/picture';
import { ProductGrid } from '../product/product-grid';
import { ProductLines } from '../product/product-lines';
import { RelatedLinks } from '../related-links';
import { RailShops } from './rail-shops';
import { RetailerGrid } from './retailer-grid';
import { PastStarts, RetailerTimeline } from './retailer-sale-dates';
import { signColours } from './retailer-tile';
import { SaleFacts } from './sale-facts';
import { ShopFaqs } from './shop-faqs';
import { ShopBar } from './shop-bar';
import { ShopFactsList } from './shop-facts-list';
import { ShopLink } from './shop-link';
import { Section } from '../section';

/** The number of similar shops. Their sale dates are beside the timeline, and their cards at the end of the page. */
const SIMILAR = 3;
/** The number of shops to read from each of the shop's categories. The page shows the most similar of these shops. */
const CANDIDATES = 24;
/** The number of products that the page shows as cards. Each further product is a line. */
const CARDS = 3;

/** Shows a retailer page: the key facts first, then the details. */
export async function RetailerView({ retailer }: { retailer: Retailer }) {
  const [{ year }, categories, starts, related] = await Promise.all([
    getSeason(),
    listCategoriesBySlug(retailer.key_categories),
    listRetailerStarts(retailer.slug),
    listRelated(retailer),
  ]);
  const hasTimeline = starts.length > 0;
  const goods = goodsBeyond(retailer);
  const { facts, sourced, highlights } = keyFacts(retailer, starts);
  return (
    <>
      <PageHead
        crumbs={[
          { name: 'Retailers', path: '/retailers' },
          { name: retailer.name, path: retailerPath(retailer.slug) },
        ]}
        colours={signColours(retailer)}
        title={
          <>
            <span {...editAttributes('retailers', retailer.slug, 'name')}>{retailer.name}</span>
            <SaleWords hasSale={retailer.has_sale} year={year} />
          </>
        }
        art={
          retailer.logo && <Picture name={retailer.name} sources={[retailer.logo]} size="large" priority />
        }
        prints={
          retailer.logo
            ? undefined
            : categories.map(({ slug, name, image_url, icon }) => ({
                row: { kind: 'category', slug },
                name,
                sources: [image_url, icon],
              }))
        }
      />
      <div className="shop-lead">
        <div className="shop-main">
          <Verdict retailer={retailer} />
          <RetailerTimeline retailer={retailer} starts={starts} />
          <ShopGoods {...{ retailer, goods }} />
        </div>
        <div className="rail">
          <div className="buy-box shop-panel">
            <ShopLink retailer={retailer} />
            <SaleFacts {...{ retailer, facts }} hasSource={sourced.length > 0} />
          </div>
          <RailShops
            id="next-dates"
            title="When similar shops start"
            shops={related.slice(0, SIMILAR)}
            hasButtons={false}
          >
            {!hasTimeline && (
              <Link href={SALE_DATES_PATH} className="more-link">
                All sale dates
              </Link>
            )}
          </RailShops>
        </div>
      </div>
      <div className="bleed">
        <AtAGlance {...{ retailer, highlights }} />
        <PlacedWidgets placement="retailer" retailer={retailer.slug} />
        <RetailerDetails {...{ retailer, categories, related, sourced }} />
        <ShopBar retailer={retailer} />
      </div>
    </>
  );
}

/** The words in the heading that must stay on one line. */
const DAY = 'Boxing Day';

/** Shows the words after the shop's name in the heading: 'Boxing Day sale 2026', or 'after Christmas'. */
function SaleWords({ hasSale, year }: { hasSale: boolean; year: number }) {
  const [before, after] = retailerTitle('', hasSale).split(DAY);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{DAY}</span>
      {after} {year}
    </>
  );
}

/** Shows the verdict on the shop as a ticket: the shop's strength in large letters, and the caveat below it. */
function Verdict({ retailer }: { retailer: Retailer }) {
  const verdict = shopVerdict(retailer);
  if (!verdict) return null;
  const { title, rest } = verdict;
  return (
    <p className="ticket ticket-large shop-verdict">
      <span {...(retailer.verdict ? editAttributes('retailers', retailer.slug, 'verdict') : undefined)}>
        <b>{title}</b>
        {rest && ` ${rest}`}
      </span>
    </p>
  );
}

/**
 * Shows the goods that come down in price at the shop and those that don't, then the shop's description. Leaves out
 * goods and sentences that the verdict already has. Renders nothing if the shop has neither such goods nor a
 * description.
 */
function ShopGoods({ retailer, goods }: { retailer: Retailer; goods: Goods }) {
  const hasGoods = goods.falls.length + goods.holds.length > 0;
  if (!hasGoods && !retailer.description) return null;
  return (
    <Section id="goods" title={hasGoods ? titleOf(goods) : `About ${retailer.name}`}>
      <div className={hasGoods ? 'shop-goods' : undefined}>
        {hasGoods && <FallsAndHolds advice={goods} />}
        {retailer.description && (
          <p className="shop-description" {...editAttributes('retailers', retailer.slug, 'description')}>
            {descriptionBeyond(retailer.description, retailer.verdict)}
          </p>
        )}
      </div>
    </Section>
  );
}

function titleOf({ falls, holds }: Goods) {
  if (falls.length === 0) return 'What doesn’t come down';
  return holds.length > 0 ? 'What comes down, what doesn’t' : 'What comes down';
}

/** Shows those highlights of a shop that the page does not show elsewhere; renders nothing if there are none. */
function AtAGlance({ retailer, highlights }: { retailer: Retailer; highlights: Highlight[] }) {
  if (highlights.length === 0) return null;
  return (
    <Section id="at-a-glance" title={`${retailer.name} at a glance`}>
      <HighlightsTable highlights={highlights} name={retailer.name} />
      <p className="mt-2 text-sm text-muted">
        {retailer.last_verified ? `Last verified ${formatDate(retailer.last_verified)}` : NOT_CHECKED}
      </p>
    </Section>
  );
}

interface DetailsProps {
  retailer: Retailer;
  /** The categories that the shop sells. */
  categories: Category[];
  /** Shops that sell some of the same categories, the most similar first. */
  related: RetailerCard[];
  /** The labels of the sourced facts that the box with the shop's link shows. The list of facts leaves these out. */
  sourced: string[];
}

/** Shows the part of the page below the key facts: details, past sales, products, and links to other pages. */
async function RetailerDetails({ retailer, categories, related, sourced }: DetailsProps) {
  const mainCategory = retailer.key_categories[0];
  const [popular, subcategories] = await Promise.all([
    listProductsBySlug(retailer.top_products),
    mainCategory ? listSubcategories(mainCategory) : [],
  ]);
  const products = byGoodsOfShop(popular, retailer);
  return (
    <>
      {retailer.facts && factRows(retailer.facts, sourced).length > 0 && (
        <Section id="shop-facts" title="Opening, delivery and returns">
          <ShopFactsList facts={retailer.facts} except={sourced} />
        </Section>
      )}
      <PastStarts retailer={retailer} />
      {products.length > 1 && (
        <Section
          id="products"
          title={`Popular at ${retailer.name}`}
          description={products.some(({ verdict }) => verdict) ? 'Each label says when to buy.' : null}
          ground="tint"
        >
          <ProductGrid products={products.slice(0, CARDS)} ofShop={retailer.slug} isExplained />
          <ProductLines products={products.slice(CARDS)} />
        </Section>
      )}
      {categories.length > 0 && (
        <Section id="categories" title={`What ${retailer.name} sells`}>
          <ul {...rowOf(categories.length)}>
            {categories.map((category) => (
              <li key={category.slug}>
                <CategoryCard category={category} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ShopFaqs retailer={retailer} />
      {retailer.terms_snippet && (
        <Section id="terms" title="The small print">
          <p
            className="max-w-prose whitespace-pre-line text-muted"
            {...editAttributes('retailers', retailer.slug, 'terms_snippet')}
          >
            {retailer.terms_snippet}
          </p>
        </Section>
      )}
      {related.length > 0 && (
        <Section
          id="related"
          title="Similar shops"
          action={<CompareLink retailer={retailer} others={related.slice(0, SIMILAR)} />}
        >
          <RetailerGrid retailers={related.slice(0, SIMILAR)} isExplained />
        </Section>
      )}
      <RelatedLinks
        path={retailerPath(retailer.slug)}
        related={{ categories, retailers: related, products, subcategories }}
      />
    </>
  );
}

/** Links to a comparison with other shops; `nofollow`, because comparisons of three or more shops are not indexed. */
function CompareLink({ retailer, others }: { retailer: Retailer; others: RetailerCard[] }) {
  const path = comparePath([retailer, ...others].map(({ slug }) => slug));
  return (
    <Link href={path ?? COMPARE_PATH} rel="nofollow" className="more-link no-print">
      <span>
        Compare <span className="max-md:sr-only">{retailer.name} with them</span>
      </span>
    </Link>
  );
}

/**
 * Returns the retailers that are most similar to a shop, among those that sell at least one of the shop's categories.
 */
async function listRelated(retailer: Retailer) {
  const sellers = await Promise.all(
    retailer.key_categories.map((category) => listRetailersInCategory(category, CANDIDATES)),
  );
  return mostSimilar(retailer, withoutDuplicates(sellers.flat())).slice(0, RELATED_LIMITS.perKind);
}
