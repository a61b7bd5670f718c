import { CategoryCard } from '@/components/site/category/category-card';
import { MoreLink } from '@/components/site/more-link';
import { Section } from '@/components/site/section';
import { listCategoriesBySlug } from '@/lib/data/categories';
import { listRetailers } from '@/lib/data/retailers';
import { mostFrequent } from '@/lib/lists/ranking';

const SHOWN = 6;
/** The number of shops whose categories are counted. */
const COUNTED = 60;

/** The categories of most shops with their pictures, below the message that a page does not exist. */
export async function LostCategories() {
  const shops = await listRetailers({ limit: COUNTED });
  const slugs = shops.flatMap(({ key_categories }) => key_categories);
  const categories = await listCategoriesBySlug(mostFrequent(slugs, SHOWN));
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
      <ul className="mosaic lost-categories">
        {categories.map((category) => (
          <li key={category.slug} className="grid">
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
