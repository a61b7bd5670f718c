import Link from 'next/link';
import type { NameActor } from '@/lib/data/admin/actors';
import type { Import } from '@/lib/data/imports';
import { formatMoment } from '@/lib/dates/london-time';
import { resourcesOfImport, WHOLE_SITE } from '@/lib/imports/entities';
import { titleOf } from '@/lib/resources/entity-texts';

const STATES: Record<Import['state'], string> = {
  new: 'Not checked yet',
  checked: 'Checked, not imported',
  written: 'Imported',
  undone: 'Undone',
};

function titleOfImport(entity: string): string {
  const [resource] = resourcesOfImport(entity);
  return entity === WHOLE_SITE || !resource ? 'The whole site' : titleOf(resource);
}

/** The latest imports, the newest first. */
export function ImportHistory({ imports, nameOf }: { imports: Import[]; nameOf: NameActor }) {
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="import-history">
      <h2 id="import-history" className="mb-2">
        History
      </h2>
      <div className="table-box" tabIndex={0} role="region" aria-label="Table of imports">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Entity</th>
              <th scope="col">Rows</th>
              <th scope="col">State</th>
              <th scope="col">By</th>
              <th scope="col">Added</th>
            </tr>
          </thead>
          <tbody>
            {imports.map((run) => (
              <tr key={run.id}>
                <th scope="row">
                  <Link href={`/admin/data-migration?run=${run.id}`} prefetch={false} className="admin-link">
                    {run.file_name}
                  </Link>
                </th>
                <td>{titleOfImport(run.entity)}</td>
                <td>{run.total.toLocaleString('en-GB')}</td>
                <td>{STATES[run.state]}</td>
                <td>{nameOf(run.asked_by)}</td>
                <td className="whitespace-nowrap">
                  <time dateTime={run.created_at}>{formatMoment(run.created_at)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
