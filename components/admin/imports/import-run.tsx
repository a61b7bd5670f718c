import { countImportRows, type Import, type ImportCounts, listImportRows } from '@/lib/data/imports';
import { importedResource, resourcesOfImport } from '@/lib/imports/entities';
import { titleOf } from '@/lib/resources/entity-texts';
import { reasonOf } from '@/lib/services/imports/failures';
import type { Db } from '@/lib/supabase/public';
import { ImportButton } from './import-button';

const SHOWN = 20;
const OUTCOMES = ['created', 'updated', 'skipped', 'failed'];
const LEFT: Record<string, string> = {
  changed: 'It has been changed since',
  gone: 'It has been deleted since',
  'in use': 'Other rows refer to it',
};

/** One import: what it would do or has done, the rows that failed, and the next step. */
export async function ImportRun({ db, run }: { db: Db; run: Import }) {
  if (resourcesOfImport(run.entity).length === 0) return null;
  const only = run.state === 'undone' ? 'kept' : 'failed';
  const [counts, problems] = await Promise.all([
    countImportRows(db, run.id),
    listImportRows(db, run.id, { after: 0, limit: SHOWN, only }),
  ]);
  const hasBegun = Object.keys(counts.outcome).length > 0;
  const isWhole = counts.staged === run.total;
  const failed = (hasBegun ? counts.outcome : counts.checked).failed ?? 0;
  return (
    <section aria-labelledby="import-run" className="card mb-4 p-4">
      <h2 id="import-run">{run.file_name}</h2>
      <p role="status" data-row-count="" tabIndex={-1} className="mb-3 text-muted">
        {sentenceOf(run, counts, hasBegun)}
      </p>
      <Counts counts={hasBegun ? counts.outcome : counts.checked} />
      <div className="mt-3 flex flex-wrap gap-2">
        {run.state === 'new' && isWhole && <ImportButton id={run.id} what="check" />}
        {run.state === 'checked' && <ImportButton id={run.id} what="write" />}
        {run.state !== 'undone' && hasBegun && <ImportButton id={run.id} what="undo" />}
        {failed > 0 && (
          <a href={`/admin/data-migration/failures?run=${run.id}`} download className="button-quiet">
            Download the failed rows
          </a>
        )}
      </div>
      {problems.length > 0 && (
        <div className="table-box mt-4" tabIndex={0} role="region" aria-label="Table of rows with a problem">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Entity</th>
                <th scope="col">Slug or name</th>
                <th scope="col">{only === 'kept' ? 'Left, because' : 'Failed, because'}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map((row) => (
                <tr key={row.line}>
                  <th scope="row">{row.line}</th>
                  <td>{titleOfTable(row.table_name)}</td>
                  <td>{row.key}</td>
                  <td className="min-w-48">{only === 'kept' ? LEFT[row.undone ?? ''] : reasonOf(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {problems.length === SHOWN && <p className="mt-2 text-muted">The first {SHOWN} are shown.</p>}
    </section>
  );
}

function titleOfTable(table: string): string {
  const resource = importedResource(table);
  return resource ? titleOf(resource) : table;
}

function sentenceOf(
  { state, total, keeps_existing }: Import,
  { staged, undone }: ImportCounts,
  hasBegun: boolean,
): string {
  const rows = total.toLocaleString('en-GB');
  if (staged < total)
    return `${staged.toLocaleString('en-GB')} of ${rows} rows have arrived. Choose the file again if it’s no longer being sent.`;
  if (state === 'undone')
    return `Undone. ${undone.yes === 1 ? '1 row' : `${(undone.yes ?? 0).toLocaleString('en-GB')} rows`} taken back.`;
  if (state === 'written')
    return keeps_existing ? 'Imported. Rows that existed before were left as they were.' : 'Imported.';
  if (hasBegun) return 'The import has begun.';
  return state === 'checked' ? 'Nothing has been written yet.' : `${rows} rows are waiting to be checked.`;
}

function Counts({ counts }: { counts: Record<string, number> }) {
  if (Object.keys(counts).length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {OUTCOMES.map((outcome) => (
        <div key={outcome}>
          <dt className="text-muted">{outcome[0]?.toUpperCase() + outcome.slice(1)}</dt>
          <dd className="text-lg font-semibold">{(counts[outcome] ?? 0).toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}
