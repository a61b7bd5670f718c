import Link from 'next/link';
import { ColumnHead } from '@/components/admin/list/rows-table';
import { Moment, None } from '@/components/admin/links/link-table';
import type { CrawledPageRow } from '@/lib/data/admin/pages';
import { PAGE_TYPES, pagesList } from '@/lib/resources/definitions/pages';
import type { ListQuery } from '@/lib/resources/list-query';
import { faultOf } from '@/lib/seo/page-faults';

const pagePathOf = (id: string) => `/admin/page-status/page?id=${id}`;

interface PageTableProps {
  query: ListQuery;
  pages: CrawledPageRow[];
}

/** Lists the pages of the site with the results of the crawl, and a tick box each. */
export function PageTable({ query, pages }: PageTableProps) {
  const resource = pagesList;
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label="Table of pages">
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">
              <input type="checkbox" name="all" aria-label="Select all on this page" />
            </th>
            {resource.columns.map((column) => (
              <ColumnHead key={column.name} {...{ resource, query, column }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.id}>
              <td>
                <input type="checkbox" name="id" value={page.id} aria-label={`Select ${page.path}`} />
              </td>
              <th scope="row" className="min-w-56">
                <Link href={pagePathOf(page.id)} prefetch={false} className="admin-link wrap-anywhere">
                  {page.path}
                </Link>
              </th>
              <td>{labelOfType(page.type)}</td>
              <td>{page.is_published ? 'Yes' : 'No'}</td>
              <td className="min-w-32">
                <Status page={page} />
              </td>
              <td className="min-w-40">
                <Faults faults={page.faults} />
              </td>
              <td>{page.in_sitemap ? 'Yes' : 'No'}</td>
              <td className="min-w-32">{page.robots || <None />}</td>
              <td className="min-w-32 wrap-anywhere">
                <Canonical page={page} />
              </td>
              <td className="min-w-40">
                <StructuredData page={page} />
              </td>
              <td className="min-w-48 wrap-anywhere">{page.title ?? <None />}</td>
              <td>{page.words?.toLocaleString('en-GB') ?? <None />}</td>
              <td>{page.inlinks.toLocaleString('en-GB')}</td>
              <td>{page.changed_at ? <Moment at={page.changed_at} /> : <None />}</td>
              <td>{page.crawled_at ? <Moment at={page.crawled_at} /> : <None />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const labelOfType = (type: string) => PAGE_TYPES.find(({ value }) => value === type)?.label ?? type;

/** Shows the status of the last request and, if it was a redirect, the target of the redirect. */
export function Status({ page }: { page: CrawledPageRow }) {
  if (!page.crawled_at) return <span className="text-muted">not crawled yet</span>;
  const isGood = page.status === 200 || (page.redirect_to !== null && page.type === 'redirects');
  return (
    <>
      <span className={`badge ${isGood ? 'badge-on' : 'badge-off'}`}>{page.status ?? 'no answer'}</span>
      {page.redirect_to && (
        <span className="block text-sm wrap-anywhere text-muted">to {page.redirect_to}</span>
      )}
    </>
  );
}

/** Says whether the sitemap lists a page, and whether the page is noindex. */
export const searchUse = ({ in_sitemap: isListed, is_noindex: isHidden }: CrawledPageRow) =>
  [isListed ? 'in the sitemap' : 'not in the sitemap', isHidden && 'noindex'].filter(Boolean).join(', ');

/** Shows the canonical URL of a page: 'Itself', or the path or URL of another page. */
function Canonical({ page: { path, canonical, canonical_path: own } }: { page: CrawledPageRow }) {
  if (!canonical) return <None />;
  return own === path ? 'Itself' : <span className="font-semibold text-action">{own ?? canonical}</span>;
}

/** Shows the types of a page's structured data, and whether the data is valid. */
export function StructuredData({
  page: { structured, structured_faults: faults },
}: {
  page: CrawledPageRow;
}) {
  if (structured.length === 0 && faults.length === 0) return <None />;
  return (
    <>
      {faults.length === 0 ? 'Valid' : <span className="font-semibold text-action">Invalid</span>}
      <span className="block text-sm text-muted">{structured.join(', ')}</span>
    </>
  );
}

const Faults = ({ faults }: { faults: string[] }) =>
  faults.length === 0 ? (
    <None />
  ) : (
    faults.map((fault) => (
      <span
        key={fault}
        className={`block ${faultOf(fault)?.tone === 'error' ? 'font-semibold text-action' : ''}`}
      >
        {faultOf(fault)?.label ?? fault}
      </span>
    ))
  );
