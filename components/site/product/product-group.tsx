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
  children: ReactNode;
}

/** Returns the id of a group's heading, to which links on the page lead. */
const groupId = (category: CategoryCard | null) => (category ? `in-${category.slug}` : 'in-no-category');

/** The products of a category in a list, under its name and its drawing. */
export function ProductGroup({ category, children }: ProductGroupProps) {
  const id = groupId(category);
  if (!category)
    return (
      <section aria-labelledby={id} className="product-group">
        <div className="product-group-head">
          <h2 id={id}>{OTHERS}</h2>
        </div>
        {children}
      </section>
    );
  const { slug, name, image_url, icon } = category;
  return (
    <section aria-labelledby={id} data-hue={hueOf(name, slug)} className="product-group">
      <div className="product-group-head">
        <Picture
          row={{ kind: 'category', slug }}
          name={name}
          sources={[image_url, icon]}
          size="tiny"
          isPlain
        />
        <h2 id={id}>
          <Link href={categoryPath(slug)}>{name}</Link>
        </h2>
      </div>
      {children}
    </section>
  );
}

/** Links to the groups of a list. */
export const GroupLinks = ({ categories }: { categories: (CategoryCard | null)[] }) => (
  <nav aria-label="Products by category" className="jump-links mt-4">
    {categories.map((category) => (
      <a key={groupId(category)} href={`#${groupId(category)}`} className="chip">
        {category?.name ?? OTHERS}
      </a>
    ))}
  </nav>
);
