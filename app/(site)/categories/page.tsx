import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { CardGrid } from '@/components/site/card-grid';
import { CategoryCard } from '@/components/site/category-card';
import { JsonLd } from '@/components/site/json-ld';
import { listCategories } from '@/lib/data/categories';
import { categoryPath } from '@/lib/paths';
import { itemList } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const TITLE = 'Boxing Day sales by category';
const PATH = '/categories';
const LIMIT = 60;

export const metadata = pageMetadata({
  title: TITLE,
  description:
    'From televisions to trainers: what usually comes down in the Boxing Day sales in each category, where to look, and how to buy well.',
  path: PATH,
});

export default async function CategoriesPage() {
  const categories = await listCategories({ limit: LIMIT });
  return (
    <>
      <Breadcrumbs items={[{ name: 'Categories', path: PATH }]} />
      <h1>{TITLE}</h1>
      <p className="mt-3 mb-6 max-w-prose text-lg text-muted">
        What usually comes down, which shops to look at, and what to check before you buy.
      </p>
      <CardGrid>
        {categories.map((category) => (
          <li key={category.slug} className="grid">
            <CategoryCard category={category} heading="h2" />
          </li>
        ))}
      </CardGrid>
      <JsonLd
        data={itemList(
          TITLE,
          categories.map((c) => ({ name: c.name, path: categoryPath(c.slug) })),
        )}
      />
    </>
  );
}
