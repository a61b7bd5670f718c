import { PRODUCTS_PATH, PRODUCTS_TITLE, ProductsIndex } from '@/components/site/products-index';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: PRODUCTS_TITLE,
  description:
    'Popular products in the Boxing Day sales: the usual UK price range of each, the versions compared, and the shops to look at.',
  path: PRODUCTS_PATH,
});

export default function ProductsPage() {
  return <ProductsIndex page={1} />;
}
