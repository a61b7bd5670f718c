import type { Category, Product } from '@/lib/catalogue/entities';
import { VERDICT_LABELS } from '@/lib/catalogue/product-facts';
import { getCategory } from '@/lib/data/categories';
import { listProductPage } from '@/lib/data/products';
import { listPriceHistory, listProductOffers } from '@/lib/data/offers';
import { listRetailersBySlug } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { listSubcategories } from '@/lib/data/subcategories';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { categoryPath, productPath, subcategoryPath } from '@/lib/routing/paths';
import { type Crumb, productWithPrices } from '@/lib/seo/json-ld';
import { shorten } from '@/lib/seo/metadata';
import { inTheSales } from '@/lib/seo/titles';
import { hueOf } from '@/lib/theme/hues';
import { BuyingTips } from '../buying-tips';
import { FaqList } from '../faq-list';
import { JsonLd } from '../json-ld';
import { MoreLink } from '../more-link';
import { PlacedWidgets } from '../offer-widgets/placed-widgets';
import { PageHead } from '../page-head';
import { Picture } from '../pictures/picture';
import { PriceHistory } from './price-history';
import { ProductGrid } from './product-grid';
import { RelatedLinks } from '../related-links';
import { Section } from '../section';
import { SaveButton } from '../shortlist/save-button';
import { SpecList } from './spec-list';
import { VersionCards } from './version-cards';
import { WhereToBuy } from './where-to-buy';

const SIMILAR = 3;

/** A product page: price and shops first, then variants, buying advice and similar products. */
export async function ProductView({ product }: { product: Product }) {
  const { category: categorySlug, verdict } = product;
  const [category, subcategories, retailers, similar, starts, offers, history] = await Promise.all([
    categorySlug ? getCategory(categorySlug) : null,
    categorySlug ? listSubcategories(categorySlug) : [],
    listRetailersBySlug(shopsOf(product)),
    listSimilar(product),
    listSaleStarts(),
    listProductOffers(product.slug),
    listPriceHistory(product.slug),
  ]);
  const own = subcategories.find(({ slug }) => slug === product.subcategory);
  const path = productPath(product);
  const picture = resolvePicture(product.image_url, product.image);
  const jsonLd = productWithPrices({
    ...product,
    path,
    image: picture.kind === 'image' ? picture.src : null,
  });
  return (
    <>
      <PageHead
        crumbs={crumbsOf(product, category, own)}
        hue={hueOf(product.name, categorySlug)}
        above={product.brand && <p {...editAttributes('products', product.slug, 'brand')}>{product.brand}</p>}
        title={
          <>
            <span {...editAttributes('products', product.slug, 'name')}>{product.name}</span>
            {inTheSales('')}
          </>
        }
        lede={
          !verdict &&
          product.description && <p className="page-head-lede">{shorten(product.description, 160)}</p>
        }
        art={
          <Picture
            row={{ kind: 'product', slug: product.slug, parents: [product.subcategory, product.category] }}
            name={product.name}
            sources={[product.image_url, product.image]}
            size="large"
            priority
          />
        }
      >
        {verdict && (
          <p className="ticket ticket-large">
            <b>{VERDICT_LABELS[verdict.advice]}</b> {verdict.reason}
          </p>
        )}
        <SaveButton kind="products" slug={product.slug} name={product.name} />
      </PageHead>
      <div className="split-8-4 beside">
        <div className="rail">
          <WhereToBuy
            slug={product.slug}
            price={product.price}
            offers={offers}
            retailers={retailers}
            links={product.retailer_links}
            starts={starts}
          />
        </div>
        <div className="min-w-0">
          <p
            className="lede max-w-prose whitespace-pre-line"
            {...editAttributes('products', product.slug, 'description')}
          >
            {product.description}
          </p>
          {product.specs.length > 0 && (
            <Section id="specs" title="At a glance">
              <SpecList specs={product.specs} />
            </Section>
          )}
          {product.variants.length > 0 && (
            <Section id="versions" title="Versions compared">
              <VersionCards variants={product.variants} />
            </Section>
          )}
          <PriceHistory history={history} />
          <BuyingTips tips={product.buying_tips} />
          <FaqList faqs={product.faqs} title={`${product.name}: questions and answers`} />
        </div>
      </div>

      <PlacedWidgets placement="product" category={categorySlug} />
      {similar.length > 0 && (
        <Section
          id="similar"
          title="Similar products"
          action={category && <MoreLink href={categoryPath(category.slug)}>All of {category.name}</MoreLink>}
        >
          <div className={similar.length < SIMILAR ? 'product-picks' : undefined}>
            <ProductGrid products={similar} />
          </div>
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

/** Returns the slugs of the recommended shops, followed by those of other shops with a link to the product. */
const shopsOf = ({ recommended_retailers, retailer_links }: Product): string[] => [
  ...new Set([...recommended_retailers, ...retailer_links.map(({ slug }) => slug)]),
];

/** Returns other products of the same subcategory, or of the same category if the product has no subcategory. */
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
