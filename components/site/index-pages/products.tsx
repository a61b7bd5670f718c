import type { ProductCard } from '@/lib/catalogue/entities';
import { isGroupedByAdvice } from '@/lib/catalogue/product-picks';
import { listCategories } from '@/lib/data/categories';
import { countProducts, listProductPage } from '@/lib/data/products';
import { PER_PAGE } from '@/lib/lists/pagination';
import { INDEX_TITLES } from '@/lib/seo/titles';
import { shopsOfList } from '@/lib/services/pages/first-shop';
import { ByCategory } from '../category/by-category';
import { Answers } from '../category/answers';
import { productCrumb } from '../item-list-data';
import { MoreLink } from '../more-link';
import { ProductBrowser } from '../product-browser/product-browser';
import { AdviceAnswers } from './advice-answers';
import { indexPages } from './index-pages';

export const productPages = indexPages({
  name: 'Products',
  title: INDEX_TITLES.products,
  path: '/products',
  intro: 'What to buy now, what to wait for, and what each usually costs.',
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

const isGrouped = (products: ProductCard[]) => isGroupedByAdvice(products, PER_PAGE.products);

const CATEGORIES = 60;

/**
 * Shows answers about the listed products: which to buy early, which to wait for, and which to buy at any time. If no
 * product has a verdict, names shops that sell the products, and says when the first of these shops' sales starts.
 */
async function ProductAnswers({ products }: { products: ProductCard[] }) {
  if (products.some(({ verdict }) => verdict))
    return <AdviceAnswers products={products} isGrouped={isGrouped(products)} />;
  const shops = await shopsOfList(products);
  return <Answers shops={shops.length > 0 ? shops : undefined} />;
}

async function Products(props: { products: ProductCard[]; path: string; total: number }) {
  const categories = await listCategories({ limit: CATEGORIES });
  return (
    <ProductBrowser
      {...props}
      name="the list"
      perPage={PER_PAGE.products}
      groups={{ category: categories }}
      isByAdvice={isGrouped(props.products) && props.total === props.products.length}
      isByName
      heading="h2"
    />
  );
}
