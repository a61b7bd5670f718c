import type { Retailer } from '@/lib/catalogue/entities';
import { RELATED_LIMITS } from '@/lib/catalogue/related-links';
import { listCategoriesBySlug } from '@/lib/data/categories';
import { listProductsBySlug } from '@/lib/data/products';
import { listRetailersInCategory } from '@/lib/data/retailers';
import { listSubcategories } from '@/lib/data/subcategories';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { retailerPath } from '@/lib/routing/paths';
import { retailerTitle } from '@/lib/seo/titles';
import { Breadcrumbs } from '../breadcrumbs';
import { CardGrid } from '../card-grid';
import { CategoryCard } from '../category/category-card';
import { FaqList } from '../faq-list';
import { HighlightsTable } from './highlights-table';
import { Picture } from '../pictures/picture';
import { ProductGrid } from '../product/product-grid';
import { RelatedLinks } from '../related-links';
import { RetailerGrid } from './retailer-grid';
import { SaleFactsCard } from './sale-facts-card';
import { Section } from '../section';

const SIMILAR = 3;

/** A retailer page: the key facts first, then the details. */
export async function RetailerView({ retailer }: { retailer: Retailer }) {
  const path = retailerPath(retailer.slug);
  const mainCategory = retailer.key_categories[0];
  const [products, categories, related, subcategories] = await Promise.all([
    listProductsBySlug(retailer.top_products),
    listCategoriesBySlug(retailer.key_categories),
    listRelated(retailer),
    mainCategory ? listSubcategories(mainCategory) : [],
  ]);
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Retailers', path: '/retailers' },
          { name: retailer.name, path },
        ]}
      />
      <header className="flex items-center gap-5">
        <Picture name={retailer.name} sources={[retailer.logo]} size="large" priority />
        <h1>
          <span {...editAttributes('retailers', retailer.slug, 'name')}>{retailer.name}</span>
          {retailerTitle('', retailer.has_sale)}
        </h1>
      </header>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-5">
        <div className="lg:order-last lg:col-span-2">
          <SaleFactsCard retailer={retailer} />
        </div>
        <div className="max-w-prose text-lg lg:col-span-3">
          <p className="whitespace-pre-line" {...editAttributes('retailers', retailer.slug, 'description')}>
            {retailer.description}
          </p>
        </div>
      </div>

      {retailer.highlights_data.length > 0 && (
        <Section id="at-a-glance" title={`${retailer.name} at a glance`}>
          <HighlightsTable highlights={retailer.highlights_data} name={retailer.name} />
        </Section>
      )}
      {products.length > 0 && (
        <Section id="products" title={`Popular at ${retailer.name}`}>
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
      {related.length > 0 && (
        <Section id="related" title="Similar shops">
          <RetailerGrid retailers={related.slice(0, SIMILAR)} />
        </Section>
      )}
      <RelatedLinks path={path} related={{ categories, retailers: related, products, subcategories }} />
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
