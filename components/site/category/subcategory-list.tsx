import type { CSSProperties } from 'react';
import { Link } from '@/components/site/link';
import type { SubcategoryCard } from '@/lib/catalogue/entities';
import { firstSentence } from '@/lib/catalogue/first-sentence';
import { subcategoryPath } from '@/lib/routing/paths';
import { hueOf } from '@/lib/theme/hues';
import { Picture } from '../pictures/picture';

const FEW = 3;
const MANY = 5;

/** The numbers of cards that a phone shows in two columns, because three columns would leave a gap. */
const IN_TWOS = [1, 2, 4];

/** Returns the attributes of a list of picture cards. In a wide window, a list of up to five cards is a single row. */
export const rowOf = (length: number) => ({
  className: ['subcategories', length <= FEW && 'is-few', IN_TWOS.includes(length) && 'is-in-twos']
    .filter(Boolean)
    .join(' '),
  style: { '--columns': length === 1 ? FEW : Math.min(length, MANY) } as CSSProperties,
});

/**
 * Links to the subcategories of a category. Each link has a picture. If there are few subcategories, a wide window also
 * shows a sentence in each link.
 */
export function SubcategoryList({ subcategories }: { subcategories: SubcategoryCard[] }) {
  return (
    <ul {...rowOf(subcategories.length)}>
      {subcategories.map(({ slug, name, description, parent_category_slug: parent }) => (
        <li key={slug}>
          <Link
            href={subcategoryPath(parent, slug)}
            data-hue={hueOf(name, parent)}
            className="card category-card subcategory-card"
          >
            <Picture row={{ kind: 'subcategory', slug, parents: [parent] }} name={name} isPlain />
            <span className="card-body">
              {name}
              {description && subcategories.length <= FEW && (
                <span className="subcategory-words">{firstSentence(description)}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
