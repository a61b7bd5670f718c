import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import type { CategoryCard } from '@/lib/catalogue/entities';
import { categoryPath } from '@/lib/routing/paths';
import { hueOf } from '@/lib/theme/hues';
import { Picture } from '../pictures/picture';

const OTHERS = 'Other products';

interface ProductGroupProps {
  /** The category of the products; null for the products of no category. */
  category: CategoryCard | null;
  /** Whether the list has filters, which can hide all products of the group. */
  hasFilters: boolean;
  children: ReactNode;
}

/** Returns the slug of a group's category, with which the id of its heading ends. Links on the page lead to this id. */
const slugOf = (category: CategoryCard | null) => category?.slug ?? 'no-category';

/** The products of a category in a list, under its name and its drawing. */
export function ProductGroup({ category, hasFilters, children }: ProductGroupProps) {
  return (
    <section
      aria-labelledby={`products-in-${slugOf(category)}`}
      data-hue={category ? hueOf(category.name, category.slug) : undefined}
      className="product-group"
    >
      <div className="product-group-head">
        {category && (
          <Picture
            row={{ kind: 'category', slug: category.slug }}
            name={category.name}
            sources={[category.image_url, category.icon]}
            size="tiny"
            isPlain
          />
        )}
        <h2 id={`products-in-${slugOf(category)}`}>
          {category ? <Link href={categoryPath(category.slug)}>{category.name}</Link> : OTHERS}
        </h2>
      </div>
      {children}
      {hasFilters && <p className="product-group-none">No products here match these filters.</p>}
    </section>
  );
}

/** Links to the groups of a list. */
export const GroupLinks = ({ categories }: { categories: (CategoryCard | null)[] }) => (
  <nav aria-label="Products by category" className="no-print mt-4 w-full min-w-0">
    <ul className="scroll-row">
      {categories.map((category) => (
        <li key={slugOf(category)}>
          <a href={`#products-in-${slugOf(category)}`} className="chip">
            {category?.name ?? OTHERS}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
