import { countCategories, listCategories } from '@/lib/data/categories';
import { PER_PAGE } from '@/lib/lists/pagination';
import { categoryPath } from '@/lib/routing/paths';
import { INDEX_TITLES } from '@/lib/seo/titles';
import { CardGrid } from '../card-grid';
import { CategoryCard } from '../category/category-card';
import { indexPages } from './index-pages';

export const categoryPages = indexPages({
  name: 'Categories',
  title: INDEX_TITLES.categories,
  path: '/categories',
  intro: 'What usually comes down, which shops to look at, and what to check before you buy.',
  description:
    'From TVs to trainers: what usually comes down in the Boxing Day sales in each category, where to look, and how to buy well.',
  perPage: PER_PAGE.categories,
  count: countCategories,
  list: listCategories,
  crumbOf: ({ name, slug }) => ({ name, path: categoryPath(slug) }),
  grid: (categories) => (
    <CardGrid>
      {categories.map((category) => (
        <li key={category.slug} className="grid">
          <CategoryCard category={category} heading="h2" />
        </li>
      ))}
    </CardGrid>
  ),
});
