import { CurrentJob } from '@/components/admin/jobs/current-job';
import { currentJobs, type Job } from '@/lib/data/admin/jobs';
import { countImportRows, type Import, type ImportCounts } from '@/lib/data/imports';
import { resourcesOfImport, WHOLE_SITE } from '@/lib/imports/entities';
import { type ImportedRows, OUTCOMES } from '@/lib/imports/outcomes';
import type { Db } from '@/lib/supabase/public';
import { withCapital } from '@/lib/text/initial';
import { ImportButton } from './import-button';
import { ImportRows } from './import-rows';

interface ImportRunProps {
  db: Db;
  run: Import;
  /** The filter of the rows (`ImportedRows`) and the page number, both from the URL. */
  rows: string;
  page: number;
}

/** Shows one import: its job, its planned or actual result, the reason for each row's outcome, and the next step. */
export async function ImportRun({ db, run, rows, page }: ImportRunProps) {
  if (resourcesOfImport(run.entity).length === 0) return null;
  const last = (await currentJobs(db, 'import', [run.id])).get(run.id);
  const job = last && last.state !== 'done' ? last : null;
  // Don't count while a job is queued or running. Counting reads all rows, and the screen is rendered again after each
  // chunk of the job.
  const isWorking = job?.state === 'queued' || job?.state === 'running';
  const counts = isWorking ? null : await countImportRows(db, run.id);
  return (
    <section aria-labelledby="import-run" className="card mb-4 p-4">
      <h2 id="import-run" className="wrap-anywhere">
        {run.file_name}
      </h2>
      <p role="status" data-row-count="" tabIndex={-1} className="mb-3 text-muted">
        {sentenceOf(run, counts, job)}
      </p>
      {job && <CurrentJob job={job} />}
      {counts && <Results {...{ db, run, rows, page, counts, job }} />}
    </section>
  );
}

interface ResultsProps extends ImportRunProps {
  counts: ImportCounts;
  /** The last job; null if it succeeded, or if no job has run. */
  job: Job | null;
}

/** Shows the number of rows with each outcome, the buttons for the next step, and the rows with one outcome. */
function Results({ db, run, rows, page, counts, job }: ResultsProps) {
  const hasBegun = Object.keys(counts.outcome).length > 0;
  const shown = hasBegun ? counts.outcome : counts.checked;
  const hasKept = Object.keys(counts.undone).some((what) => what !== 'yes');
  const choices: ImportedRows[] = [
    ...(hasKept ? ['kept' as const] : []),
    ...OUTCOMES.filter((outcome) => (outcome === 'failed' ? counts.errors : shown[outcome])),
  ];
  const what = choices.find((choice) => choice === rows) ?? choices[0];
  return (
    <>
      <Counts counts={shown} />
      <div className="mt-3 flex flex-wrap gap-2">
        <NextSteps {...{ run, counts, job }} />
        {counts.errors > 0 && (
          <a href={`/admin/data-migration/failures?run=${run.id}`} download className="button-quiet">
            Download the failed rows
          </a>
        )}
      </div>
      {what && <ImportRows {...{ db, run, choices, what, page }} />}
    </>
  );
}

/**
 * Shows the buttons for the next step. Shows none while a job is unfinished. After a failed or cancelled job, the only
 * button here undoes the rows that the job has written, because `CurrentJob` has the button to retry.
 */
function NextSteps({ run, counts, job }: { run: Import; counts: ImportCounts; job: Job | null }) {
  const hasBegun = Object.keys(counts.outcome).length > 0;
  const hasEnded = job?.state === 'failed' || job?.state === 'cancelled';
  const canUndo = hasBegun && run.state !== 'undone';
  if (job && !hasEnded) return null;
  if (job) return job.kind === 'write-import' && canUndo && <ImportButton id={run.id} what="undo" />;
  return (
    <>
      {run.state === 'new' && counts.staged === run.total && <ImportButton id={run.id} what="check" />}
      {run.state === 'checked' && <ImportButton id={run.id} what="write" />}
      {canUndo && <ImportButton id={run.id} what="undo" />}
    </>
  );
}

/** Describes the state of an import in words. `counts` is null while a job works on the rows. */
function sentenceOf(
  { entity, state, total, keeps_existing }: Import,
  counts: ImportCounts | null,
  job: Job | null,
): string {
  const rows = total.toLocaleString('en-GB');
  if (counts && counts.staged < total)
    return `${counts.staged.toLocaleString('en-GB')} of ${rows} rows have arrived. Choose the file again if it’s no longer being sent.`;
  if (counts && state === 'undone')
    return `Undone: ${counts.undone.yes === 1 ? '1 row' : `${(counts.undone.yes ?? 0).toLocaleString('en-GB')} rows`} reverted.`;
  if (job?.kind === 'undo-import') return 'The import is being undone.';
  if (counts && state === 'written')
    return keeps_existing ? 'Imported. Rows that existed before were left as they were.' : 'Imported.';
  if (job?.kind === 'write-import') return 'The rows are being imported.';
  if (state !== 'checked') return `${rows} rows are waiting to be checked.`;
  return entity === WHOLE_SITE
    ? 'Nothing has been written yet. References between rows are checked as the rows are written, so some may still fail.'
    : 'Nothing has been written yet.';
}

function Counts({ counts }: { counts: Record<string, number> }) {
  if (Object.keys(counts).length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {(['created', 'updated', 'skipped', 'failed'] as const).map((outcome) => (
        <div key={outcome}>
          <dt className="text-muted">{withCapital(outcome)}</dt>
          <dd className="text-lg font-semibold">{(counts[outcome] ?? 0).toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}
