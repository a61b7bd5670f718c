import type { CSSProperties } from 'react';
import { Link } from '@/components/site/link';
import type { SubcategoryCard } from '@/lib/catalogue/entities';
import { subcategoryPath } from '@/lib/routing/paths';
import { hueOf } from '@/lib/theme/hues';
import { Picture } from '../pictures/picture';

const FEW = 3;
const MANY = 5;

/** The subcategories of a category as links with their pictures, without their descriptions. */
export function SubcategoryList({ subcategories }: { subcategories: SubcategoryCard[] }) {
  const { length } = subcategories;
  const columns = { '--columns': Math.min(Math.max(length, FEW), MANY) } as CSSProperties;
  return (
    <ul className={length > FEW ? 'subcategories' : 'subcategories is-few'} style={columns}>
      {subcategories.map(({ slug, name, parent_category_slug: parent }) => (
        <li key={slug}>
          <Link
            href={subcategoryPath(parent, slug)}
            data-hue={hueOf(name, parent)}
            className="card category-card subcategory-card"
          >
            <Picture row={{ kind: 'subcategory', slug, parents: [parent] }} name={name} />
            <span className="card-body">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
