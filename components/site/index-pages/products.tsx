import { countProducts, listProductPage } from '@/lib/data/products';
import { PER_PAGE } from '@/lib/lists/pagination';
import { INDEX_TITLES } from '@/lib/seo/titles';
import { productCrumb } from '../item-list-data';
import { MoreLink } from '../more-link';
import { ProductGrid } from '../product/product-grid';
import { indexPages } from './index-pages';

export const productPages = indexPages({
  name: 'Products',
  title: INDEX_TITLES.products,
  path: '/products',
  intro:
    'What each product usually costs, which versions there are, and the shops to compare before you buy.',
  description:
    'Popular products in the Boxing Day sales: the usual UK price range of each, the versions compared, and the shops to look at.',
  perPage: PER_PAGE.products,
  count: () => countProducts(),
  list: (range) => listProductPage({}, range),
  crumbOf: productCrumb,
  grid: (products) => <ProductGrid products={products} heading="h2" />,
  action: <MoreLink href="/products/directory">Products A to Z</MoreLink>,
});
