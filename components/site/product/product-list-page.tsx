import type { ProductFilter } from '@/lib/data/product-cards';
import { countProducts, listProductPage } from '@/lib/data/products';
import { listSubcategories } from '@/lib/data/subcategories';
import { pageCount, pagePath, PER_PAGE, rowsOfPage } from '@/lib/lists/pagination';
import type { Crumb } from '@/lib/seo/json-ld';
import { productListTitle } from '@/lib/seo/titles';
import { ItemListData, productCrumb } from '../item-list-data';
import { MoreLink } from '../more-link';
import { PageHead } from '../page-head';
import { Pagination } from '../pagination';
import { ProductBrowser } from '../product-browser/product-browser';

interface ProductListPageProps {
  filter: ProductFilter;
  /** The name of the category or subcategory that the products belong to. */
  name: string;
  crumbs: Crumb[];
  path: string;
  page: number;
}

/**
 * Shows page 2 or later of the products of a category or subcategory. Page 1 is the page of the category or subcategory
 * itself.
 */
export async function ProductListPage({ filter, name, crumbs, path, page }: ProductListPageProps) {
  const [from] = rowsOfPage(page, PER_PAGE.inCategory);
  const [products, total, subcategories] = await Promise.all([
    listProductPage(filter, { from, limit: PER_PAGE.inCategory }),
    countProducts(filter),
    filter.category ? listSubcategories(filter.category) : [],
  ]);
  return (
    <>
      <PageHead
        crumbs={[...crumbs, { name: `Page ${page}`, path: pagePath(path, page) }]}
        title={productListTitle(name, page)}
      >
        <MoreLink href={path}>About {name}</MoreLink>
      </PageHead>
      <ProductBrowser
        name={name}
        path={pagePath(path, page)}
        products={products}
        total={total}
        perPage={PER_PAGE.inCategory}
        groups={{ subcategory: subcategories }}
        isByName
        heading="h2"
      />
      <ItemListData name={productListTitle(name, page)} items={products.map(productCrumb)} />
      <Pagination
        current={page}
        last={pageCount(total, PER_PAGE.inCategory)}
        label={`Products in ${name}`}
        pathOf={(number) => pagePath(path, number)}
      />
    </>
  );
}
