import { countCategories, listCategories } from '@/lib/data/categories';
import { pageCount, pagePath, PER_PAGE, rowsOfPage } from '@/lib/pagination';
import { categoryPath } from '@/lib/paths';
import { CardGrid } from './card-grid';
import { CategoryCard } from './category-card';
import { IndexHead } from './index-head';
import { ItemListData } from './item-list-data';
import { Pagination } from './pagination';

export const CATEGORIES_TITLE = 'Boxing Day sales by category';
export const CATEGORIES_PATH = '/categories';

/** One page of all categories, by name. */
export async function CategoriesIndex({ page }: { page: number }) {
  const [from] = rowsOfPage(page, PER_PAGE.categories);
  const [categories, total] = await Promise.all([
    listCategories({ from, limit: PER_PAGE.categories }),
    countCategories(),
  ]);
  return (
    <>
      <IndexHead
        title={CATEGORIES_TITLE}
        name="Categories"
        path={CATEGORIES_PATH}
        page={page}
        intro="What usually comes down, which shops to look at, and what to check before you buy."
      />
      <CardGrid>
        {categories.map((category) => (
          <li key={category.slug} className="grid">
            <CategoryCard category={category} heading="h2" />
          </li>
        ))}
      </CardGrid>
      <Pagination
        current={page}
        last={pageCount(total, PER_PAGE.categories)}
        label="Categories"
        pathOf={(number) => pagePath(CATEGORIES_PATH, number)}
      />
      <ItemListData
        name={CATEGORIES_TITLE}
        items={categories.map(({ name, slug }) => ({ name, path: categoryPath(slug) }))}
      />
    </>
  );
}
