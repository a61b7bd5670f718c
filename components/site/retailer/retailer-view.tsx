import type { CategoryCard as Category, Retailer } from '@/lib/catalogue/entities';
import { RELATED_LIMITS } from '@/lib/catalogue/related-links';
import { coveredChannels, highlightsBeside } from '@/lib/catalogue/sale-facts';
import { startSentence } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listCategoriesBySlug } from '@/lib/data/categories';
import { listProductsBySlug } from '@/lib/data/products';
import { listRetailersInCategory } from '@/lib/data/retailers';
import { listRetailerStarts } from '@/lib/data/sale-windows';
import { getSeason } from '@/lib/dates/calendar';
import { listSubcategories } from '@/lib/data/subcategories';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { retailerPath } from '@/lib/routing/paths';
import { retailerTitle } from '@/lib/seo/titles';
import { CardGrid } from '../card-grid';
import { CategoryCard } from '../category/category-card';
import { CompareWith } from '../compare/compare-with';
import { FaqList } from '../faq-list';
import { HighlightsTable } from './highlights-table';
import { PageHead } from '../page-head';
import { Picture } from '../pictures/picture';
import { ProductGrid } from '../product/product-grid';
import { RelatedLinks } from '../related-links';
import { RetailerGrid } from './retailer-grid';
import { PastStarts, RetailerTimeline } from './retailer-sale-dates';
import { signColours } from './retailer-tile';
import { SaleFactsCard } from './sale-facts-card';
import { ShopBar } from './shop-bar';
import { ShopFactsList } from './shop-facts-list';
import { Section } from '../section';

const SIMILAR = 3;

/** A retailer page: the key facts first, then the details. */
export async function RetailerView({ retailer }: { retailer: Retailer }) {
  const [{ year }, categories, starts] = await Promise.all([
    getSeason(),
    listCategoriesBySlug(retailer.key_categories),
    listRetailerStarts(retailer.slug),
  ]);
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
            {retailerTitle('', retailer.has_sale)}
            {retailer.has_sale && ` ${year}`}
          </>
        }
        lede={
          retailer.verdict ? (
            <p className="page-head-lede" {...editAttributes('retailers', retailer.slug, 'verdict')}>
              {retailer.verdict}
            </p>
          ) : (
            starts[0] && <p className="page-head-lede">{startSentence(starts[0])}</p>
          )
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
        <RetailerTimeline retailer={retailer} starts={starts} year={year} />
        <div className="rail">
          <SaleFactsCard retailer={retailer} starts={starts} />
        </div>
        <p
          className="lede max-w-prose whitespace-pre-line"
          {...editAttributes('retailers', retailer.slug, 'description')}
        >
          {retailer.description}
        </p>
      </div>
      <div>
        <RetailerDetails {...{ retailer, categories, starts, year }} />
        <ShopBar retailer={retailer} />
      </div>
    </>
  );
}

interface DetailsProps {
  retailer: Retailer;
  /** The categories that the shop sells. */
  categories: Category[];
  /** The starts of the shop's sale this season. */
  starts: SaleStart[];
  /** The year of this season. */
  year: number;
}

/** The part below the key facts: details, past sales, products, and links to other pages. */
async function RetailerDetails({ retailer, categories, starts, year }: DetailsProps) {
  const mainCategory = retailer.key_categories[0];
  const [products, related, subcategories] = await Promise.all([
    listProductsBySlug(retailer.top_products),
    listRelated(retailer),
    mainCategory ? listSubcategories(mainCategory) : [],
  ]);
  const highlights = highlightsBeside(retailer.highlights_data, coveredChannels(starts));
  return (
    <>
      {highlights.length > 0 && (
        <Section id="at-a-glance" title={`${retailer.name} at a glance`}>
          <HighlightsTable highlights={highlights} name={retailer.name} />
        </Section>
      )}
      {retailer.facts && (
        <Section id="shop-facts" title="Opening, delivery and returns">
          <ShopFactsList facts={retailer.facts} />
        </Section>
      )}
      <PastStarts retailer={retailer} year={year} />
      {products.length > 0 && (
        <Section id="products" title={`Popular at ${retailer.name}`} ground="tint">
          <ProductGrid products={products} />
        </Section>
      )}
      {categories.length > 0 && (
        <Section id="categories" title={`What ${retailer.name} sells`}>
          <CardGrid>
            {categories.map((category) => (
              <li key={category.slug} className="grid">
                <CategoryCard category={category} />
              </li>
            ))}
          </CardGrid>
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
      <CompareWith retailer={retailer} others={related} />
      {related.length > 0 && (
        <Section id="related" title="Similar shops">
          <RetailerGrid retailers={related.slice(0, SIMILAR)} />
        </Section>
      )}
      <RelatedLinks
        path={retailerPath(retailer.slug)}
        related={{ categories, retailers: related, products, subcategories }}
      />
    </>
  );
}

/** Returns other retailers with the same main category. */
async function listRelated(retailer: Retailer) {
  const category = retailer.key_categories[0];
  if (!category) return [];
  const sameCategory = await listRetailersInCategory(category, RELATED_LIMITS.perKind + 1);
  return sameCategory.filter((other) => other.slug !== retailer.slug).slice(0, RELATED_LIMITS.perKind);
}
