import type { CategoryCard as Category, Retailer, RetailerCard } from '@/lib/catalogue/entities';
import { nextStarts } from '@/lib/catalogue/next-starts';
import { RELATED_LIMITS } from '@/lib/catalogue/related-links';
import { highlightsBeside } from '@/lib/catalogue/sale-facts';
import { NOT_CHECKED } from '@/lib/catalogue/sale-labels';
import { byGoodsOfShop, comesDownAt, mostSimilar } from '@/lib/catalogue/shop-likeness';
import { type Goods, goodsBeyond, highlightsBeyond, shopVerdict } from '@/lib/catalogue/shop-verdict';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listCategoriesBySlug } from '@/lib/data/categories';
import { listProductsBySlug } from '@/lib/data/products';
import { listRetailersInCategory } from '@/lib/data/retailers';
import { listRetailerStarts, listSaleStarts } from '@/lib/data/sale-windows';
import { getSeason } from '@/lib/dates/calendar';
import { formatDate } from '@/lib/dates/london-time';
import { listSubcategories } from '@/lib/data/subcategories';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { COMPARE_PATH, comparePath } from '@/lib/routing/compare-path';
import { retailerPath } from '@/lib/routing/paths';
import { retailerTitle } from '@/lib/seo/titles';
import { CategoryCard } from '../category/category-card';
import { FallsAndHolds } from '../category/price-advice';
import { rowOf } from '../category/subcategory-list';
import { FaqList } from '../faq-list';
import { HighlightsTable } from './highlights-table';
import { PlacedWidgets } from '../offer-widgets/placed-widgets';
import { Link } from '../link';
import { PageHead } from '../page-head';
import { Picture } from '../pictures/picture';
import { ProductGrid } from '../product/product-grid';
import { ProductLines } from '../product/product-lines';
import { RelatedLinks } from '../related-links';
import { NextDates } from '../sale-dates/next-dates';
import { RetailerGrid } from './retailer-grid';
import { PastStarts, RetailerTimeline } from './retailer-sale-dates';
import { signColours } from './retailer-tile';
import { SaleFacts } from './sale-facts';
import { ShopBar } from './shop-bar';
import { ShopFactsList } from './shop-facts-list';
import { ShopLink } from './shop-link';
import { Section } from '../section';

const SIMILAR = 3;
/** The number of shops to read from each category. The page shows the most similar of these shops. */
const CANDIDATES = 24;
/** The number of similar shops whose sale dates are beside the timeline, so that both columns are about as high. */
const DATES = 2;
/** The number of products with a card. Further products have a line. */
const CARDS = 3;

/** A retailer page: the key facts first, then the details. */
export async function RetailerView({ retailer }: { retailer: Retailer }) {
  const [{ year }, categories, starts, allStarts, related] = await Promise.all([
    getSeason(),
    listCategoriesBySlug(retailer.key_categories),
    listRetailerStarts(retailer.slug),
    listSaleStarts(),
    listRelated(retailer),
  ]);
  const dates = nextStarts(allStarts, related, DATES);
  const hasTimeline = starts.length > 0;
  const goods = goodsBeyond(retailer);
  const hasGoods = goods.falls.length + goods.holds.length > 0;
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
          <RetailerTimeline retailer={retailer} starts={starts} year={year} />
          {!hasTimeline && <ShopGoods {...{ retailer, goods }} />}
        </div>
        <div className="rail">
          <div className="buy-box shop-panel">
            <ShopLink retailer={retailer} />
            <SaleFacts retailer={retailer} starts={starts} />
          </div>
          {dates.length > 0 && (
            <NextDates title="When similar shops start" starts={dates} hasLink={!hasTimeline} />
          )}
        </div>
      </div>
      {hasTimeline && hasGoods && <ShopGoods {...{ retailer, goods }} />}
      <AtAGlance retailer={retailer} starts={starts} />
      {/* A description alone is the longest and least urgent text of the page, so it follows the facts. */}
      {hasTimeline && !hasGoods && <ShopGoods {...{ retailer, goods }} />}
      <div className="bleed">
        <PlacedWidgets placement="retailer" retailer={retailer.slug} />
        <RetailerDetails {...{ retailer, categories, related, year }} />
        <ShopBar retailer={retailer} />
      </div>
    </>
  );
}

/** The words that must stay on one line. */
const DAY = 'Boxing Day';

/** The words after the shop's name in the heading: 'Boxing Day sale 2026'. */
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

/** The verdict on the shop, on a ticket: its strength in large letters, and the caveat below. */
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
 * The goods that come down at the shop and those that don't, unless the ticket names them all, and its description. Renders
 * nothing without both.
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
            {retailer.description}
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

/** The table of a shop's highlights, without the facts that the timeline and the ticket show; renders nothing if it is empty. */
function AtAGlance({ retailer, starts }: { retailer: Retailer; starts: SaleStart[] }) {
  const highlights = highlightsBeside(
    highlightsBeyond(retailer),
    starts.map(({ channel }) => channel),
  );
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
  /** The year of this season. */
  year: number;
}

/** The part below the key facts: details, past sales, products, and links to other pages. */
async function RetailerDetails({ retailer, categories, related, year }: DetailsProps) {
  const mainCategory = retailer.key_categories[0];
  const [popular, subcategories] = await Promise.all([
    listProductsBySlug(retailer.top_products),
    mainCategory ? listSubcategories(mainCategory) : [],
  ]);
  const products = byGoodsOfShop(popular, retailer);
  const [first] = products;
  return (
    <>
      {retailer.facts && (
        <Section id="shop-facts" title="Opening, delivery and returns">
          <ShopFactsList facts={retailer.facts} />
        </Section>
      )}
      <PastStarts retailer={retailer} year={year} />
      {products.length > 1 && (
        <Section
          id="products"
          title={`Popular at ${retailer.name}`}
          description={
            first && comesDownAt(first, retailer)
              ? `First, what usually comes down at ${retailer.name}.`
              : null
          }
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
      <FaqList faqs={retailer.faqs} title={`${retailer.name}: questions and answers`} />
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

/** The link to the comparison of a shop with others. Search engines do not list comparisons of three and more. */
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

/** Returns the most similar of the retailers that sell one of the same categories. */
async function listRelated(retailer: Retailer) {
  const sellers = await Promise.all(
    retailer.key_categories.map((category) => listRetailersInCategory(category, CANDIDATES)),
  );
  return mostSimilar(retailer, withoutDuplicates(sellers.flat())).slice(0, RELATED_LIMITS.perKind);
}
