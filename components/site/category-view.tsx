import type { Category } from '@/lib/data/categories';
import { listProductsBySlug, listProductsInCategory } from '@/lib/data/products';
import { listRetailersBySlug, listRetailersInCategory } from '@/lib/data/retailers';
import { listSubcategories } from '@/lib/data/subcategories';
import { categoryPath } from '@/lib/paths';
import { AdDisclosure } from './ad-disclosure';
import { Breadcrumbs } from './breadcrumbs';
import { CardGrid } from './card-grid';
import { FaqList } from './faq-list';
import { Picture } from './picture';
import { ProductCard } from './product-card';
import { RetailerCard } from './retailer-card';
import { Section } from './section';
import { withoutDuplicates } from '@/lib/without-duplicates';

const RETAILERS = 12;
const PRODUCTS = 24;

/** A category's page: intro, where to look, what to buy, how to buy well. */
export async function CategoryView({ category }: { category: Category }) {
  const [chosen, others, topProducts, products, subcategories] = await Promise.all([
    listRetailersBySlug(category.top_retailers),
    listRetailersInCategory(category.slug, RETAILERS),
    listProductsBySlug(category.top_products),
    listProductsInCategory(category.slug, PRODUCTS),
    listSubcategories(category.slug),
  ]);
  const retailers = withoutDuplicates([...chosen, ...others]).slice(0, RETAILERS);
  const shownProducts = withoutDuplicates([...topProducts, ...products]).slice(0, PRODUCTS);
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Categories', path: '/categories' },
          { name: category.name, path: categoryPath(category.slug) },
        ]}
      />
      <header className="flex items-start gap-5">
        <Picture name={category.name} sources={[category.image_url, category.icon]} size="large" priority />
        <h1>{category.name} in the Boxing Day sales</h1>
      </header>
      <p className="mt-6 max-w-prose text-lg">{category.description}</p>

      {retailers.length > 0 && (
        <Section id="retailers" title={`Where to look for ${category.name}`}>
          <div className="mb-5">
            <AdDisclosure />
          </div>
          <CardGrid>
            {retailers.map((retailer) => (
              <li key={retailer.slug} className="grid">
                <RetailerCard retailer={retailer} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
      {shownProducts.length > 0 && (
        <Section id="products" title={`Products in ${category.name}`}>
          <CardGrid>
            {shownProducts.map((product) => (
              <li key={product.slug} className="grid">
                <ProductCard product={product} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
      {category.buying_tips.length > 0 && (
        <Section id="tips" title="How to buy well">
          <ol className="prose list-decimal space-y-3 pl-6 marker:font-semibold marker:text-brand">
            {category.buying_tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ol>
        </Section>
      )}
      <FaqList faqs={category.faqs} title={`${category.name}: questions and answers`} />
      {subcategories.length > 0 && (
        <Section id="subcategories" title={`Within ${category.name}`}>
          <ul className="grid gap-4 sm:grid-cols-2">
            {subcategories.map((subcategory) => (
              <li key={subcategory.slug}>
                <h3>{subcategory.name}</h3>
                <p className="mt-1 text-muted">{subcategory.description}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
