import type { CSSProperties } from 'react';
import { Link } from '@/components/site/link';
import type { SubcategoryCard } from '@/lib/catalogue/entities';
import { firstSentence } from '@/lib/catalogue/first-sentence';
import { subcategoryPath } from '@/lib/routing/paths';
import { hueOf } from '@/lib/theme/hues';
import { Picture } from '../pictures/picture';

const FEW = 3;
const MANY = 5;

/** Numbers of cards that three columns of a phone would leave with a gap. */
const IN_TWOS = [1, 2, 4];

/** Returns the attributes of a list of cards with pictures, which is one row on a wide window. */
export const rowOf = (length: number) => ({
  className: ['subcategories', length <= FEW && 'is-few', IN_TWOS.includes(length) && 'is-in-twos']
    .filter(Boolean)
    .join(' '),
  style: { '--columns': length === 1 ? FEW : Math.min(length, MANY) } as CSSProperties,
});

/** The subcategories of a category as links with their pictures. On a wide window a few have a sentence each. */
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
