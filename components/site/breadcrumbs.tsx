import { Link } from '@/components/site/link';
import { breadcrumbList, type Crumb } from '@/lib/seo/json-ld';
import { JsonLd } from './json-ld';

/** The breadcrumbs: 'Home', then the given pages. The last item is the current page. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  const crumbs = [{ name: 'Home', path: '/' }, ...items];
  return (
    <nav aria-label="Breadcrumb" className="no-print py-4 text-sm text-muted pointer-coarse:py-1.5">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link href={crumb.path} className="lone-link underline-offset-4 hover:underline">
                {crumb.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(crumbs)} />
    </nav>
  );
}
