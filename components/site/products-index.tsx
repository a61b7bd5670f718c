import { countProducts, listProductPage } from '@/lib/data/products';
import { pageCount, pagePath, PER_PAGE, rowsOfPage } from '@/lib/pagination';
import { IndexHead } from './index-head';
import { ItemListData, productCrumb } from './item-list-data';
import { MoreLink } from './more-link';
import { Pagination } from './pagination';
import { ProductGrid } from './product-grid';

export const PRODUCTS_TITLE = 'Products in the Boxing Day sales';
export const PRODUCTS_PATH = '/products';

/** One page of all products, by name. */
export async function ProductsIndex({ page }: { page: number }) {
  const [from] = rowsOfPage(page, PER_PAGE.products);
  const [products, total] = await Promise.all([
    listProductPage({}, { from, limit: PER_PAGE.products }),
    countProducts(),
  ]);
  return (
    <>
      <IndexHead
        title={PRODUCTS_TITLE}
        name="Products"
        path={PRODUCTS_PATH}
        page={page}
        intro="What each product usually costs, which versions there are, and the shops to compare before you buy."
        action={<MoreLink href="/products/directory">Products A to Z</MoreLink>}
      />
      <ProductGrid products={products} heading="h2" />
      <Pagination
        current={page}
        last={pageCount(total, PER_PAGE.products)}
        label="Products"
        pathOf={(number) => pagePath(PRODUCTS_PATH, number)}
      />
      <ItemListData name={PRODUCTS_TITLE} items={products.map(productCrumb)} />
    </>
  );
}
