import { CategoryCard } from '@/components/site/category/category-card';
import { MoreLink } from '@/components/site/more-link';
import { Section } from '@/components/site/section';
import { listCategories } from '@/lib/data/categories';

const SHOWN = 6;

/** The first categories with their pictures, below the message that a page does not exist. */
export async function LostCategories() {
  const categories = await listCategories({ limit: SHOWN });
  if (categories.length === 0) return null;
  return (
    <Section
      id="nearest-categories"
      title="Look by category"
      action={
        <MoreLink href="/categories" rest="categories">
          All
        </MoreLink>
      }
    >
      <ul className="mosaic">
        {categories.map((category) => (
          <li key={category.slug} className="grid">
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
