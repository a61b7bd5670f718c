import type { ReactNode } from 'react';
import { listCategories } from '@/lib/data/categories';
import { Section } from '../section';
import { CategoryTiles } from './category-tiles';

const CATEGORIES = 60;

interface ByCategoryProps {
  /** The categories to show. The default is all of them. */
  slugs?: string[];
  action?: ReactNode;
}

/** Links to the categories with their pictures, for visitors who want goods that the page does not show. */
export async function ByCategory({ slugs, action }: ByCategoryProps) {
  const all = await listCategories({ limit: CATEGORIES });
  const categories = slugs ? all.filter(({ slug }) => slugs.includes(slug)) : all;
  return (
    categories.length > 0 && (
      <Section id="categories" title="By category" ground="tint" action={action}>
        <CategoryTiles categories={categories} />
      </Section>
    )
  );
}
