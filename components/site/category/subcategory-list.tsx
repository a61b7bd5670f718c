import { Link } from '@/components/site/link';
import { subcategoryPath } from '@/lib/routing/paths';
import type { SubcategoryRow } from '@/lib/schema/rows';
import { EntityPicture } from '../pictures/entity-picture';

/** The subcategories of a category as links with their pictures, without their descriptions. */
export function SubcategoryList({ subcategories }: { subcategories: SubcategoryRow[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {subcategories.map(({ slug, name, parent_category_slug }) => (
        <li key={slug}>
          <Link
            href={subcategoryPath(parent_category_slug, slug)}
            className="inline-flex min-h-11 items-center gap-3 rounded-box border border-control bg-raised p-2 pr-4 font-semibold hover:border-brand hover:text-brand"
          >
            <EntityPicture
              row={{ kind: 'subcategory', slug, parents: [parent_category_slug] }}
              name={name}
              size="tiny"
            />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
