import { CategoryCard } from '@/components/site/category/category-card';
import { MoreLink } from '@/components/site/more-link';
import { Section } from '@/components/site/section';
import { listCategoriesBySlug } from '@/lib/data/categories';
import { listRetailers } from '@/lib/data/retailers';

const SHOWN = 6;
/** The number of shops whose categories the component reads. */
const SHOPS = 30;

/**
 * Shows the main categories of the first shops, each with its picture. If these are too few, adds the other categories
 * of these shops. The component belongs below the message that a page does not exist.
 */
export async function LostCategories() {
  const shops = await listRetailers({ limit: SHOPS });
  const mains = shops.flatMap(({ key_categories }) => key_categories.slice(0, 1));
  const slugs = new Set([...mains, ...shops.flatMap(({ key_categories }) => key_categories)]);
  const categories = await listCategoriesBySlug([...slugs].slice(0, SHOWN));
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
            <CategoryCard category={category} isEarly />
          </li>
        ))}
      </ul>
    </Section>
  );
}
