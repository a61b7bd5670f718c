import { redirect } from 'next/navigation';
import { z } from 'zod';
import { CurrentJob } from '@/components/admin/jobs/current-job';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { ChangeTable } from '@/components/admin/links/change-table';
import { UndoButton } from '@/components/admin/links/link-buttons';
import { replacementStateText } from '@/components/admin/links/replacement-state';
import { PageSteps } from '@/components/admin/list/page-steps';
import { ScreenHead } from '@/components/admin/screen-head';
import { currentJobs, listRunningJobs } from '@/lib/data/admin/jobs';
import { type ChangeState, getReplacement, listChanges, listConflicts } from '@/lib/data/link-replacements';
import { isUnfinished } from '@/lib/jobs/states';
import { pageCount } from '@/lib/lists/pagination';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { one, pageAsked, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Replacement' };

const PER_PAGE = 50;
const ABOVE = [
  { label: 'Link manager', path: '/admin/link-manager' },
  { label: 'Search and replace', path: '/admin/link-manager/replace' },
];

const CHANGE_TEXTS: Record<ChangeState, string> = {
  planned: 'Waiting',
  applied: 'Changed',
  skipped: 'Not changed',
  undone: 'Restored',
  kept: 'Not restored',
};

/** Shows one search and replace: its job, its changes and conflicts, and the button that undoes it. */
export default async function ReplacementPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const params = await searchParams;
  const id = z.uuid().safeParse(one(params.id)).data;
  const page = pageAsked(params.page);
  const { changedAt } = await listRunningJobs(db);
  const run = id ? await getReplacement(db, id) : null;
  if (!run) {
    return (
      <>
        <ScreenHead title="Replacement" above={ABOVE} />
        <p className="card p-8 text-center">There’s no such replacement.</p>
      </>
    );
  }
  const [{ changes, count }, conflicts, jobs] = await Promise.all([
    listChanges(db, run.id, { from: (page - 1) * PER_PAGE, limit: PER_PAGE }),
    listConflicts(db, run.id, { limit: PER_PAGE }),
    currentJobs(db, 'replacement', [run.id]),
  ]);
  const last = pageCount(count, PER_PAGE);
  const pathOf = (number: number) => `/admin/link-manager/replacement?id=${run.id}&page=${number}`;
  if (page > last) redirect(pathOf(last));
  const job = jobs.get(run.id);
  const canUndo = run.state !== 'undone' && !(job && isUnfinished(job));
  const left = conflicts.count - conflicts.changes.length;
  return (
    <>
      <ScreenHead title="Replacement" above={ABOVE}>
        {canUndo && <UndoButton id={run.id} />}
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <p className="mb-2 wrap-anywhere">
        Replace <del className="no-underline">{run.find}</del> with{' '}
        <ins className="no-underline">{run.replacement || 'nothing'}</ins>
        {run.isWhole && ', only in URLs that are exactly this text'}.
      </p>
      <p role="status" data-row-count="" tabIndex={-1} className="mb-4 text-muted">
        {replacementStateText(run.state, job)}. {counted(ROWS, count)}.
      </p>
      {job && job.state !== 'done' && <CurrentJob job={job} />}
      {conflicts.count > 0 && (
        <section aria-labelledby="conflicts" className="card mb-6 border-action p-4">
          <h2 id="conflicts">Rows left unchanged</h2>
          <ul className="mt-2 list-disc pl-6">
            {conflicts.changes.map(({ changeId, name, note }) => (
              <li key={changeId} className="wrap-anywhere">
                {name}: {note}
              </li>
            ))}
          </ul>
          {left > 0 && <p className="mt-2">And {left.toLocaleString('en-GB')} more in the table below.</p>}
        </section>
      )}
      <ChangeTable changes={changes.map((change) => ({ ...change, state: CHANGE_TEXTS[change.state] }))} />
      <PageSteps {...{ page, last }} to={pathOf} />
    </>
  );
}
