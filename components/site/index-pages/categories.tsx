import { countCategories, listCategories } from '@/lib/data/categories';
import { PER_PAGE } from '@/lib/lists/pagination';
import { categoryPath } from '@/lib/routing/paths';
import { INDEX_TITLES } from '@/lib/seo/titles';
import { Link } from '@/components/site/link';
import { Answers } from '../category/answers';
import { CategoryCard } from '../category/category-card';
import { CategoryPrices } from '../category/category-prices';
import { MoreLink } from '../more-link';
import { indexPages } from './index-pages';

/** The maximum number of cards that may be on the first screen. */
const EARLY = 6;

export const categoryPages = indexPages({
  name: 'Categories',
  title: INDEX_TITLES.categories,
  path: '/categories',
  intro: 'What comes down, what doesn’t, and the best shops for each.',
  description:
    'From TVs to trainers: what usually comes down in the Boxing Day sales in each category, the best shops, and how to buy well.',
  perPage: PER_PAGE.categories,
  count: countCategories,
  list: listCategories,
  crumbOf: ({ name, slug }) => ({ name, path: categoryPath(slug) }),
  answers: (categories) => (
    <Answers
      good={categories.flatMap(({ slug, falls: [goods] }) =>
        goods
          ? [
              <Link key={slug} href={categoryPath(slug)}>
                {goods}
              </Link>,
            ]
          : [],
      )}
    />
  ),
  prints: (categories) =>
    categories.map(({ slug, name, image_url, icon }) => ({
      row: { kind: 'category', slug },
      name,
      sources: [image_url, icon],
    })),
  action: <MoreLink href="/retailers">All shops</MoreLink>,
  grid: (categories) => (
    <ul className="category-index">
      {categories.map((category, index) => (
        <li key={category.slug}>
          <CategoryCard category={category} heading="h2" isEarly={index < EARLY} />
        </li>
      ))}
    </ul>
  ),
  below: (categories) => <CategoryPrices categories={categories} />,
});
