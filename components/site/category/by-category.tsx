import { listCategories } from '@/lib/data/categories';
import { Section } from '../section';
import { CategoryTiles } from './category-tiles';

const CATEGORIES = 60;

/** The categories as pictures, for visitors who look for something else. */
export async function ByCategory() {
  const categories = await listCategories({ limit: CATEGORIES });
  return (
    categories.length > 0 && (
      <Section id="categories" title="By category" ground="tint">
        <CategoryTiles categories={categories} />
      </Section>
    )
  );
}
