import { Link } from '@/components/site/link';
import { breadcrumbList, type Crumb } from '@/lib/seo/json-ld';
import { JsonLd } from './json-ld';

/** Shows the breadcrumbs: 'Home', then the given pages. The last item is the current page. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  const crumbs = [{ name: 'Home', path: '/' }, ...items];
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs no-print">
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link href={crumb.path}>{crumb.name}</Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(crumbs)} />
    </nav>
  );
}
