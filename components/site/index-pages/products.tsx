import type { ProductCard } from '@/lib/catalogue/entities';
import { ADVICE, SHORT_VERDICTS } from '@/lib/catalogue/product-facts';
import { isWorthGrouping, productGroups } from '@/lib/catalogue/product-picks';
import { listCategories } from '@/lib/data/categories';
import { countProducts, listProductPage } from '@/lib/data/products';
import { PER_PAGE } from '@/lib/lists/pagination';
import { productPath } from '@/lib/routing/paths';
import { INDEX_TITLES } from '@/lib/seo/titles';
import { shopsOfList } from '@/lib/services/pages/first-shop';
import { Link } from '@/components/site/link';
import { ByCategory } from '../category/by-category';
import { Answers } from '../category/answers';
import { productCrumb } from '../item-list-data';
import { MoreLink } from '../more-link';
import { GroupLinks } from '../product/product-group';
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
  below: (products) => {
    const directory = <MoreLink href="/products/directory">Products A to Z</MoreLink>;
    if (isGrouped(products.length)) return <p className="mt-4">{directory}</p>;
    return (
      <ByCategory
        slugs={[...new Set(products.flatMap(({ category }) => category ?? []))]}
        action={directory}
      />
    );
  },
});

const CATEGORIES = 60;

const isGrouped = (total: number) => isWorthGrouping(total, PER_PAGE.products);

/** The answers for the listed products: the first sale among the shops that sell them, and the shops of their buttons. */
async function ProductAnswers({ products }: { products: ProductCard[] }) {
  const groups = isGrouped(products.length)
    ? productGroups(products, await listCategories({ limit: CATEGORIES }))
    : [{ category: null, products }];
  const inOrder = groups.flatMap((group) => group.products);
  const shops = await shopsOfList(inOrder);
  return (
    <>
      <Answers good={advised(inOrder)} shops={shops.length > 0 ? shops : undefined} isBrief />
      {isGrouped(products.length) && <GroupLinks categories={groups.map(({ category }) => category)} />}
    </>
  );
}

async function Products(props: { products: ProductCard[]; path: string; total: number }) {
  const categories = await listCategories({ limit: CATEGORIES });
  return (
    <ProductBrowser
      {...props}
      name="the list"
      perPage={PER_PAGE.products}
      groups={{ category: categories }}
      categories={isGrouped(props.total) ? categories : undefined}
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
