import { Link } from '@/components/site/link';
import type { CategoryCard } from '@/lib/catalogue/entities';
import { categoryPath } from '@/lib/routing/paths';
import { hueOf } from '@/lib/theme/hues';
import { Picture } from '../pictures/picture';

/** Links to categories with their pictures, without their verdicts. */
export function CategoryTiles({ categories }: { categories: CategoryCard[] }) {
  return (
    <ul className="subcategories category-tiles">
      {categories.map(({ slug, name, image_url, icon }) => (
        <li key={slug}>
          <Link
            href={categoryPath(slug)}
            data-hue={hueOf(name, slug)}
            className="card category-card subcategory-card"
          >
            <Picture row={{ kind: 'category', slug }} name={name} sources={[image_url, icon]} />
            <span className="card-body">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
