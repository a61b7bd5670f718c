import { z } from 'zod';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { ChangeTable } from '@/components/admin/links/change-table';
import { UndoButton } from '@/components/admin/links/link-buttons';
import { STATE_TEXTS } from '@/components/admin/links/replacement-list';
import { PageSteps } from '@/components/admin/list/page-steps';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { type ChangeState, getReplacement, listChanges } from '@/lib/data/link-replacements';
import { pageCount } from '@/lib/lists/pagination';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
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
/** The states of changes that need an editor's attention. A separate list shows these changes. */
const CONFLICTS = ['skipped', 'kept'] as const;

/** Shows one search and replace: its changes and conflicts, and the button that undoes it. */
export default async function ReplacementPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const params = await searchParams;
  const id = z.uuid().safeParse(one(params.id)).data;
  const page = Math.max(1, Math.trunc(Number(one(params.page)) || 1));
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
  const [{ changes, count }, ...conflicts] = await Promise.all([
    listChanges(db, run.id, { from: (page - 1) * PER_PAGE, limit: PER_PAGE }),
    ...CONFLICTS.map((state) => listChanges(db, run.id, { state, from: 0, limit: PER_PAGE })),
  ]);
  const left = conflicts.flatMap((list) => list.changes);
  return (
    <>
      <ScreenHead title="Replacement" above={ABOVE}>
        {run.state === 'done' && <UndoButton id={run.id} />}
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <p className="mb-2 wrap-anywhere">
        <del className="no-underline">{run.find}</del> is replaced by{' '}
        <ins className="no-underline">{run.replacement || 'nothing'}</ins>
        {run.isWhole && ' in URLs that are exactly this text'}.
      </p>
      <p role="status" data-row-count="" tabIndex={-1} className="mb-4 text-muted">
        {STATE_TEXTS[run.state]}. {counted(ROWS, count)}.
      </p>
      {left.length > 0 && (
        <section aria-labelledby="conflicts" className="card mb-6 border-action p-4">
          <h2 id="conflicts">Rows that were left as they are</h2>
          <ul className="mt-2 list-disc pl-6">
            {left.map(({ changeId, name, note }) => (
              <li key={changeId} className="wrap-anywhere">
                {name}: {note}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ChangeTable changes={changes.map((change) => ({ ...change, state: CHANGE_TEXTS[change.state] }))} />
      <PageSteps
        page={page}
        last={pageCount(count, PER_PAGE)}
        to={(next) => `/admin/link-manager/replacement?id=${run.id}&page=${next}`}
      />
    </>
  );
}
