import type { Category, Product } from '@/lib/catalogue/entities';
import { shopSlugs } from '@/lib/catalogue/product-facts';
import { getCategory } from '@/lib/data/categories';
import { listProductPage } from '@/lib/data/products';
import { listPriceHistory, listProductOffers } from '@/lib/data/offers';
import { listRetailersBySlug } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { getSubcategory, listSubcategories } from '@/lib/data/subcategories';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { specsBeyondVersions } from '@/lib/catalogue/version-facts';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { categoryPath, productPath, subcategoryPath } from '@/lib/routing/paths';
import { type Crumb, productWithPrices } from '@/lib/seo/json-ld';
import { guidesAbout } from '@/lib/services/pages/guides-about';
import { BuyingTips } from '../buying-tips';
import { GuideBox } from '../category/guide-box';
import { FaqList } from '../faq-list';
import { JsonLd } from '../json-ld';
import { PlacedWidgets } from '../offer-widgets/placed-widgets';
import { PriceHistory } from './price-history';
import { ProductHead } from './product-head';
import { RelatedLinks } from '../related-links';
import { Section } from '../section';
import { SIMILAR, SimilarProducts } from './similar-products';
import { SpecList } from './spec-list';
import { VersionCards } from './version-cards';
import { WhereToBuy } from './where-to-buy';

/**
 * If a product has versions and at most this many further facts, these facts have no separate section. They follow the
 * versions.
 */
const FEW_SPECS = 2;

/** Shows a product page: price, verdict and shops first, then versions, buying advice and similar products. */
export async function ProductView({ product }: { product: Product }) {
  const { category: categorySlug } = product;
  const [category, subcategories, kind, retailers, similar, starts, offers, history, [guide]] =
    await Promise.all([
      categorySlug ? getCategory(categorySlug) : null,
      categorySlug ? listSubcategories(categorySlug) : [],
      product.subcategory ? getSubcategory(product.subcategory) : null,
      listRetailersBySlug(shopSlugs(product)),
      listSimilar(product),
      listSaleStarts(),
      listProductOffers(product.slug),
      listPriceHistory(product.slug),
      product.subcategory ? guidesAbout([product.subcategory]) : [],
    ]);
  const specs = specsBeyondVersions(product.specs, product.variants);
  const own = subcategories.find(({ slug }) => slug === product.subcategory);
  const path = productPath(product);
  const picture = resolvePicture(product.image_url, product.image);
  const jsonLd = productWithPrices({
    ...product,
    path,
    image: picture.kind === 'image' ? picture.src : null,
  });
  const hasFewSpecs = product.variants.length > 0 && specs.length > 0 && specs.length <= FEW_SPECS;
  return (
    <>
      <ProductHead product={product} crumbs={crumbsOf(product, category, own)} shops={retailers} />
      <div className="split-8-4 beside product-columns">
        <div>
          <WhereToBuy
            offers={offers}
            retailers={retailers}
            picks={kind?.retailer_picks ?? []}
            links={product.retailer_links}
            starts={starts}
          />
        </div>
        <div className="stack min-w-0">
          {product.variants.length > 0 && (
            <Section id="versions" title="Versions compared">
              <VersionCards variants={product.variants} specs={hasFewSpecs ? specs : []} />
            </Section>
          )}
          {specs.length > 0 && !hasFewSpecs && (
            <Section id="specs" title="At a glance">
              <SpecList specs={specs} />
            </Section>
          )}
          <PriceHistory history={history} />
          {product.description && (
            <Section id="about" title={`About ${product.name}`}>
              <p
                className="max-w-prose whitespace-pre-line"
                {...editAttributes('products', product.slug, 'description')}
              >
                {product.description}
              </p>
            </Section>
          )}
          <FaqList faqs={product.faqs} title={`${product.name}: questions and answers`} />
        </div>
        <div className="stack">
          <BuyingTips tips={product.buying_tips} />
          {guide && <GuideBox guides={[guide]} />}
        </div>
      </div>
      <PlacedWidgets placement="product" category={categorySlug} />
      <SimilarProducts
        products={similar}
        subcategory={product.subcategory}
        category={category}
        isExplained={retailers.length > 0}
      />
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

/** Returns other products of the same subcategory, followed by other products of the same category. */
async function listSimilar({ slug, category, subcategory }: Product) {
  if (!category) return [];
  const few = { from: 0, limit: SIMILAR + 1 };
  const [closest, others] = await Promise.all([
    subcategory ? listProductPage({ category, subcategory }, few) : [],
    listProductPage({ category }, few),
  ]);
  return withoutDuplicates([...closest, ...others])
    .filter((other) => other.slug !== slug)
    .slice(0, SIMILAR);
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
