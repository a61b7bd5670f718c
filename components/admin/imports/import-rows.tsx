import Link from 'next/link';
import { redirect } from 'next/navigation';
import { type Import, pageImportRows, type StagedRow } from '@/lib/data/imports';
import { importedResource, WHOLE_SITE } from '@/lib/imports/entities';
import type { ImportedRows } from '@/lib/imports/outcomes';
import { pageCount } from '@/lib/lists/pagination';
import { titleOf } from '@/lib/resources/entity-texts';
import { reasonOf } from '@/lib/services/imports/failures';
import type { Db } from '@/lib/supabase/public';

const SIZE = 25;

const LABELS: Record<ImportedRows, string> = {
  failed: 'Failed',
  created: 'Created',
  updated: 'Updated',
  skipped: 'Skipped',
  kept: 'Not undone',
};
const KEPT: Record<string, string> = {
  changed: 'It has been changed since',
  gone: 'It has been deleted since',
  'in use': 'Other rows refer to it',
};

interface ImportRowsProps {
  db: Db;
  run: Import;
  /** The outcomes by which the rows can be filtered: those that at least one row has. */
  choices: ImportedRows[];
  what: ImportedRows;
  page: number;
}

/** Shows one page of the rows with one outcome, and why each row failed, was skipped or could not be undone. */
export async function ImportRows({ db, run, choices, what, page }: ImportRowsProps) {
  const { rows, count } = await pageImportRows(db, run.id, { what, page, size: SIZE });
  const last = pageCount(count, SIZE);
  const to = (rowsOf: ImportedRows, at = 1) =>
    `/admin/data-migration?run=${run.id}&rows=${rowsOf}${at > 1 ? `&at=${at}` : ''}`;
  if (page > last) redirect(to(what, last));
  const isSite = run.entity === WHOLE_SITE;
  const hasReasons = what !== 'created' && what !== 'updated';
  return (
    <div className="mt-4">
      <nav aria-label="Rows by outcome" className="admin-tabs">
        {choices.map((choice) => (
          <Link
            key={choice}
            href={to(choice)}
            prefetch={false}
            scroll={false}
            aria-current={choice === what ? 'page' : undefined}
            className="admin-tab"
          >
            {LABELS[choice]}
          </Link>
        ))}
      </nav>
      <div className="table-box" tabIndex={0} role="region" aria-label="Table of rows of the import">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Row</th>
              {isSite && <th scope="col">Entity</th>}
              <th scope="col">Slug or name</th>
              {hasReasons && <th scope="col">Reason</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <th scope="row">{row.line.toLocaleString('en-GB')}</th>
                {isSite && <td>{titleOfTable(row.table_name)}</td>}
                <td className="min-w-32 wrap-anywhere">{row.key}</td>
                {hasReasons && <td className="min-w-48">{reason(run, what, row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {last > 1 && (
        <nav aria-label="Pages of rows" className="mt-4 flex flex-wrap items-center gap-2">
          {page > 1 && (
            <Link href={to(what, page - 1)} prefetch={false} scroll={false} className="button-quiet">
              Previous
            </Link>
          )}
          <span>
            Page {page.toLocaleString('en-GB')} of {last.toLocaleString('en-GB')}
          </span>
          {page < last && (
            <Link href={to(what, page + 1)} prefetch={false} scroll={false} className="button-quiet">
              Next
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

function titleOfTable(table: string): string {
  const resource = importedResource(table);
  return resource ? titleOf(resource) : table;
}

function reason({ keeps_existing }: Import, what: ImportedRows, row: StagedRow): string {
  if (what === 'kept') return KEPT[row.undone ?? ''] ?? '';
  if (what === 'failed') return reasonOf(row);
  return keeps_existing ? 'It exists already' : 'Nothing changes';
}
