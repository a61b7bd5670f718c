import { CategoryCard } from '@/components/site/category/category-card';
import { MoreLink } from '@/components/site/more-link';
import { Section } from '@/components/site/section';
import { listCategories } from '@/lib/data/categories';
import { homepageEditAttributes } from '@/lib/inline-editing/edit-attributes';
import type { HomepageRow } from '@/lib/schema/rows';
import { ON_A_PHONE } from './counts';

/** Shows the first categories in alphabetical order, fewer of them on a phone (docs/product.md#homepage-counts). */
export async function CategoriesSection({ settings }: { settings: HomepageRow }) {
  const categories = await listCategories({ limit: settings.categories_section_count });
  return (
    <Section
      id="categories"
      title={settings.categories_section_title}
      description={settings.categories_section_description}
      marks={{
        title: homepageEditAttributes('categories_section_title'),
        description: homepageEditAttributes('categories_section_description'),
      }}
      action={
        <MoreLink href="/categories" rest="categories">
          All
        </MoreLink>
      }
    >
      <ul className="mosaic">
        {categories.map((category, index) => (
          <li key={category.slug} className={index < ON_A_PHONE.categories ? 'grid' : 'hidden md:grid'}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
