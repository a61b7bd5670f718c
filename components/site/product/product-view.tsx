import type { Category, Product } from '@/lib/catalogue/entities';
import { getCategory } from '@/lib/data/categories';
import { listProductPage } from '@/lib/data/products';
import { listRetailersBySlug } from '@/lib/data/retailers';
import { listSubcategories } from '@/lib/data/subcategories';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { categoryPath, productPath, subcategoryPath } from '@/lib/routing/paths';
import { type Crumb, productWithPrices } from '@/lib/seo/json-ld';
import { inTheSales } from '@/lib/seo/titles';
import { Breadcrumbs } from '../breadcrumbs';
import { BuyingTips } from '../buying-tips';
import { FaqList } from '../faq-list';
import { JsonLd } from '../json-ld';
import { EntityPicture } from '../pictures/entity-picture';
import { ProductGrid } from './product-grid';
import { RelatedLinks } from '../related-links';
import { RetailerGrid } from '../retailer/retailer-grid';
import { Section } from '../section';
import { VariantsTable } from './variants-table';
import { WhereToBuy } from './where-to-buy';

const SIMILAR = 3;
const BESIDE_THE_PRICE = 8;

/** A product page: price and shops first, then variants, buying advice and similar products. */
export async function ProductView({ product }: { product: Product }) {
  const { category: categorySlug } = product;
  const [category, subcategories, retailers, similar] = await Promise.all([
    categorySlug ? getCategory(categorySlug) : null,
    categorySlug ? listSubcategories(categorySlug) : [],
    listRetailersBySlug(product.recommended_retailers),
    listSimilar(product),
  ]);
  const own = subcategories.find(({ slug }) => slug === product.subcategory);
  const furtherRetailers = retailers.slice(BESIDE_THE_PRICE);
  const path = productPath(product);
  const picture = resolvePicture(product.image_url, product.image);
  const jsonLd = productWithPrices({
    ...product,
    path,
    image: picture.kind === 'image' ? picture.src : null,
  });
  return (
    <>
      <Breadcrumbs items={crumbsOf(product, category, own)} />
      <header className="flex items-center gap-5">
        <EntityPicture
          row={{ kind: 'product', slug: product.slug, parents: [product.subcategory, product.category] }}
          name={product.name}
          sources={[product.image_url, product.image]}
          size="large"
          priority
        />
        <div>
          {product.brand && (
            <p className="text-muted" {...editAttributes('products', product.slug, 'brand')}>
              {product.brand}
            </p>
          )}
          <h1>
            <span {...editAttributes('products', product.slug, 'name')}>{product.name}</span>
            {inTheSales('')}
          </h1>
        </div>
      </header>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-5">
        <div className="lg:order-last lg:col-span-2">
          <WhereToBuy
            slug={product.slug}
            priceRange={product.price_range}
            retailers={retailers.slice(0, BESIDE_THE_PRICE)}
          />
        </div>
        <div className="min-w-0 lg:col-span-3">
          <p
            className="max-w-prose text-lg whitespace-pre-line"
            {...editAttributes('products', product.slug, 'description')}
          >
            {product.description}
          </p>
          {product.variants.length > 0 && (
            <Section id="versions" title="Versions compared">
              <VariantsTable variants={product.variants} name={product.name} />
            </Section>
          )}
          <BuyingTips tips={product.buying_tips} />
          <FaqList faqs={product.faqs} title={`${product.name}: questions and answers`} />
        </div>
      </div>

      {furtherRetailers.length > 0 && (
        <Section id="further-shops" title="More shops to look at">
          <RetailerGrid retailers={furtherRetailers} />
        </Section>
      )}
      {similar.length > 0 && (
        <Section id="similar" title="Similar products">
          <ProductGrid products={similar} />
        </Section>
      )}
      <RelatedLinks
        path={path}
        related={{
          categories: category ? [category] : [],
          retailers,
          products: similar,
          subcategories: own ? [own, ...subcategories.filter((other) => other !== own)] : subcategories,
        }}
      />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}

/** Returns other products of the same subcategory; if the product has no subcategory, of the same category. */
async function listSimilar({ slug, category, subcategory }: Product) {
  if (!category) return [];
  const filter = subcategory ? { category, subcategory } : { category };
  const others = await listProductPage(filter, { from: 0, limit: SIMILAR + 1 });
  return others.filter((other) => other.slug !== slug).slice(0, SIMILAR);
}

function crumbsOf(
  product: Product,
  category: Category | null,
  own?: { slug: string; name: string },
): Crumb[] {
  const page = { name: product.name, path: productPath(product) };
  if (!category) return [{ name: 'Products', path: '/products' }, page];
  return [
    { name: 'Categories', path: '/categories' },
    { name: category.name, path: categoryPath(category.slug) },
    ...(own ? [{ name: own.name, path: subcategoryPath(category.slug, own.slug) }] : []),
    page,
  ];
}
