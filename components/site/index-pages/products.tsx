import type { ProductCard } from '@/lib/catalogue/entities';
import { ADVICE, SHORT_VERDICTS } from '@/lib/catalogue/product-facts';
import { listCategories } from '@/lib/data/categories';
import { countProducts, listProductPage } from '@/lib/data/products';
import { listRetailersBySlug } from '@/lib/data/retailers';
import { commonRetailers } from '@/lib/catalogue/product-filters';
import { PER_PAGE } from '@/lib/lists/pagination';
import { productPath } from '@/lib/routing/paths';
import { INDEX_TITLES } from '@/lib/seo/titles';
import { Link } from '@/components/site/link';
import { ByCategory } from '../category/by-category';
import { Answers } from '../category/answers';
import { productCrumb } from '../item-list-data';
import { MoreLink } from '../more-link';
import { ProductBrowser } from '../product-browser/product-browser';
import { indexPages } from './index-pages';

export const productPages = indexPages({
  name: 'Products',
  title: INDEX_TITLES.products,
  path: '/products',
  intro: 'What each one usually costs, and whether to buy early or wait.',
  description:
    'Popular products in the Boxing Day sales: whether to buy early or wait, the usual UK price range of each, the versions compared, and the shops to look at.',
  perPage: PER_PAGE.products,
  count: () => countProducts(),
  list: (range) => listProductPage({}, range),
  crumbOf: productCrumb,
  answers: (products) => <ProductAnswers products={products} />,
  grid: (products, { path, total }) => <Products products={products} path={path} total={total} />,
  prints: (products) =>
    products.map(({ slug, subcategory, category, name, image_url, image }) => ({
      row: { kind: 'product', slug, parents: [subcategory, category] },
      name,
      sources: [image_url, image],
    })),
  below: (products) => (
    <ByCategory
      slugs={[...new Set(products.flatMap(({ category }) => category ?? []))]}
      action={<MoreLink href="/products/directory">Products A to Z</MoreLink>}
    />
  ),
});

const CATEGORIES = 60;
const SHOPS = 12;

/** The answers about the shops that sell most of the listed products. */
async function ProductAnswers({ products }: { products: ProductCard[] }) {
  const shops = await listRetailersBySlug(commonRetailers(products, SHOPS));
  return <Answers good={advised(products)} shops={shops.length > 0 ? shops : undefined} />;
}

async function Products(props: { products: ProductCard[]; path: string; total: number }) {
  return (
    <ProductBrowser
      {...props}
      name="the list"
      perPage={PER_PAGE.products}
      groups={{ category: await listCategories({ limit: CATEGORIES }) }}
      isByName
      heading="h2"
    />
  );
}

/** Returns the first product of each advice, with the advice: 'Wait: AirPods Pro 2'. */
const advised = (products: ProductCard[]) =>
  ADVICE.flatMap((advice) => {
    const product = products.find(({ verdict }) => verdict?.advice === advice);
    return product
      ? [
          <span key={advice}>
            {SHORT_VERDICTS[advice]}: <Link href={productPath(product)}>{product.name}</Link>
          </span>,
        ]
      : [];
  });
