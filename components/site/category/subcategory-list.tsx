import { Link } from '@/components/site/link';
import { subcategoryPath } from '@/lib/routing/paths';
import type { SubcategoryRow } from '@/lib/schema/rows';

/** The subcategories of a category as plain links, without their descriptions. */
export function SubcategoryList({ subcategories }: { subcategories: SubcategoryRow[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {subcategories.map(({ slug, name, parent_category_slug }) => (
        <li key={slug}>
          <Link
            href={subcategoryPath(parent_category_slug, slug)}
            className="inline-flex min-h-11 items-center rounded-pill border border-control bg-raised px-4 font-semibold hover:border-brand hover:text-brand"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
