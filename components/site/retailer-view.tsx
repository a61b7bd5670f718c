import { listCategoriesBySlug } from '@/lib/data/categories';
import { listProductsBySlug } from '@/lib/data/products';
import { listRetailersInCategory, type Retailer } from '@/lib/data/retailers';
import { retailerPath } from '@/lib/paths';
import { Breadcrumbs } from './breadcrumbs';
import { CardGrid } from './card-grid';
import { CategoryCard } from './category-card';
import { FaqList } from './faq-list';
import { HighlightsTable } from './highlights-table';
import { Picture } from './picture';
import { ProductCard } from './product-card';
import { RetailerCard } from './retailer-card';
import { SaleFactsCard } from './sale-facts-card';
import { Section } from './section';

const RELATED = 3;

/** A retailer's page: the answer first, then the detail. */
export async function RetailerView({ retailer }: { retailer: Retailer }) {
  const [products, categories, related] = await Promise.all([
    listProductsBySlug(retailer.top_products),
    listCategoriesBySlug(retailer.key_categories),
    listRelated(retailer),
  ]);
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Retailers', path: '/retailers' },
          { name: retailer.name, path: retailerPath(retailer.slug) },
        ]}
      />
      <header className="flex items-center gap-5">
        <Picture name={retailer.name} sources={[retailer.logo]} size="large" priority />
        <h1>{retailer.name} Boxing Day sale</h1>
      </header>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-5">
        <div className="lg:order-last lg:col-span-2">
          <SaleFactsCard retailer={retailer} />
        </div>
        <p className="max-w-prose text-lg lg:col-span-3">{retailer.description}</p>
      </div>

      {retailer.highlights_data.length > 0 && (
        <Section id="at-a-glance" title={`${retailer.name} at a glance`}>
          <HighlightsTable highlights={retailer.highlights_data} name={retailer.name} />
        </Section>
      )}
      {products.length > 0 && (
        <Section id="products" title={`Popular at ${retailer.name}`}>
          <CardGrid>
            {products.map((product) => (
              <li key={product.slug} className="grid">
                <ProductCard product={product} />
              </li>
            ))}
          </CardGrid>
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
          <p className="max-w-prose text-muted">{retailer.terms_snippet}</p>
        </Section>
      )}
      {related.length > 0 && (
        <Section id="related" title="Similar shops">
          <CardGrid>
            {related.map((other) => (
              <li key={other.slug} className="grid">
                <RetailerCard retailer={other} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

/** Other retailers of the retailer's first category. */
async function listRelated(retailer: Retailer) {
  const category = retailer.key_categories[0];
  if (!category) return [];
  const sameCategory = await listRetailersInCategory(category, RELATED + 1);
  return sameCategory.filter((other) => other.slug !== retailer.slug).slice(0, RELATED);
}
