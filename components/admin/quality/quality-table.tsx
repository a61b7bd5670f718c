import Link from 'next/link';
import { ColumnHead } from '@/components/admin/list/rows-table';
import { Moment, None } from '@/components/admin/links/link-table';
import type { QualityPageRow } from '@/lib/data/admin/quality';
import { entityOf, isEntityTable } from '@/lib/entities/registry';
import { qualityCheckOf } from '@/lib/quality/checks';
import { whole } from '@/lib/admin/analytics-figures';
import { qualityPagesList as resource } from '@/lib/admin/quality-list';
import type { ListQuery } from '@/lib/resources/list-query';
import { fixPath, labelOfField } from './fix-path';
import { ScoreBadge } from './score-badge';

interface QualityTableProps {
  query: ListQuery;
  pages: QualityPageRow[];
}

/**
 * Shows a table of pages, each with a tick box, its score and its failed checks. Each check links to the field of its
 * first fault.
 */
export function QualityTable({ query, pages }: QualityTableProps) {
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
                <input type="checkbox" name="id" value={page.id} aria-label={`Select ${page.name}`} />
              </td>
              <th scope="row" className="min-w-56">
                <Link
                  href={`/admin/content-quality/page?id=${page.id}`}
                  prefetch={false}
                  className="admin-link"
                >
                  {page.name}
                </Link>
                <span className="block text-sm font-normal wrap-anywhere text-muted">{page.path}</span>
              </th>
              <td>{page.scored_at ? <ScoreBadge score={page.score} /> : <None />}</td>
              <td className="min-w-64">
                <FailedChecks page={page} />
              </td>
              <td>
                {page.lost} of {page.weight}
              </td>
              <td>{whole(page.clicks)}</td>
              <td>{whole(page.lost * page.clicks)}</td>
              <td>{titleOfEntity(page.entity)}</td>
              <td>{page.scored_at ? <Moment at={page.scored_at} /> : <None />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const titleOfEntity = (entity: string) => (isEntityTable(entity) ? entityOf(entity).title : entity);

function FailedChecks({ page }: { page: QualityPageRow }) {
  const failed = page.findings.filter(({ check }) => !page.ignored.includes(check));
  if (failed.length === 0) return <None />;
  return (
    <ul className="grid gap-1">
      {failed.map(({ check, weight, severity, faults: [first] }) => (
        <li key={check}>
          <Link
            href={fixPath(page, first?.field ?? '')}
            prefetch={false}
            className={`admin-link ${severity === 'error' ? 'font-semibold' : ''}`}
          >
            {qualityCheckOf(check)?.label ?? check}
            <span className="sr-only">: fix it in ‘{labelOfField(page, first?.field ?? '')}’</span>
          </Link>{' '}
          <span className="text-muted">{weight}</span>
        </li>
      ))}
    </ul>
  );
}
