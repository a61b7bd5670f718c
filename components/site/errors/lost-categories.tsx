import { CategoryCard } from '@/components/site/category/category-card';
import { MoreLink } from '@/components/site/more-link';
import { Section } from '@/components/site/section';
import type { CategoryCard as Category } from '@/lib/catalogue/entities';
import { listLostCategories } from '@/lib/services/pages/lost-categories';
import { storeFrame } from '../shell/frame-parts';
import { frameVersion } from '../shell/frame-version';
import { HtmlOnly } from '../shell/html-only';

/** Shows categories with their pictures. The component belongs below the message that a page does not exist. */
export const LostCategories = async () => <Categories categories={await listLostCategories()} />;

/**
 * Shows the same categories, but sends them as HTML alone. Next puts the content of not-found.tsx into the data of every
 * page, where the categories were a tenth of a product page's data. After a navigation without a new document there is no
 * such HTML, so the categories are missing there.
 */
export async function LostCategoriesAsHtml() {
  const categories = await listLostCategories();
  if (categories.length === 0) return null;
  const version = frameVersion(categories);
  storeFrame(version, { lost: <Categories categories={categories} /> });
  return <HtmlOnly part="lost" version={version} as="div" />;
}

function Categories({ categories }: { categories: Category[] }) {
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
