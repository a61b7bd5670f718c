import { CategoryCard } from '@/components/site/category/category-card';
import { MoreLink } from '@/components/site/more-link';
import { Section } from '@/components/site/section';
import type { CategoryCard as Category } from '@/lib/catalogue/entities';
import { listLostCategories } from '@/lib/services/pages/lost-categories';
import { storeFrame } from '../shell/frame-parts';
import { frameVersion } from '../shell/frame-version';
import { HtmlOnly } from '../shell/html-only';

/**
 * Shows categories with their pictures. The component belongs below the message that a page does not exist. Next puts
 * the content of this message into the data of every page, so the categories are sent as HTML alone.
 */
export async function LostCategories() {
  const categories = await listLostCategories();
  if (categories.length === 0) return null;
  const version = frameVersion(categories);
  storeFrame(version, { lost: <Categories categories={categories} /> });
  return <HtmlOnly part="lost" version={version} as="div" />;
}

function Categories({ categories }: { categories: Category[] }) {
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
