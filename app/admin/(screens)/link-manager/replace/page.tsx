import { ChangeTable } from '@/components/admin/links/change-table';
import { CollectingNote } from '@/components/admin/links/collecting-note';
import { LinkTabs } from '@/components/admin/links/link-tabs';
import { ReplaceButton } from '@/components/admin/links/replace-button';
import { ReplacementList } from '@/components/admin/links/replacement-list';
import { SearchForm } from '@/components/admin/links/search-form';
import { PageSteps } from '@/components/admin/list/page-steps';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import { listReplacements, type Search } from '@/lib/data/link-replacements';
import { invalid } from '@/lib/forms/form-state';
import { counted, ROWS } from '@/lib/resources/entity-texts';
import { searchInput } from '@/lib/resources/link-search';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { digestOf, MOST_ROWS, previewReplacement } from '@/lib/services/links/plan-replacement';
import { refreshLinks } from '@/lib/services/jobs/refresh-links';

export const instant = false;
export const metadata = { title: 'Search and replace in links' };

const PATH = '/admin/link-manager/replace';
const PER_PAGE = 50;
const RUNS = 20;

const rows = (count: number) => counted(ROWS, count);

/** Searches and replaces text in all links of the site. Shows a preview of each change first. */
export default async function ReplacePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db, viewer } = await requireAdmin();
  const params = await searchParams;
  const asked: Search = {
    find: one(params.find),
    replacement: one(params.replacement),
    isWhole: one(params.whole) === 'yes',
  };
  const isAsked = params.find !== undefined;
  const checked = searchInput.safeParse(asked);
  const state = await refreshLinks(viewer.id);
  const runs = await listReplacements(db, { limit: RUNS });
  const nameOf = await actorNames(db, { actors: runs.map(({ askedBy }) => askedBy), viewerId: viewer.id });
  return (
    <>
      <ScreenHead
        title="Search and replace"
        above={[{ label: 'Link manager', path: '/admin/link-manager' }]}
      />
      <LinkTabs current="replace" />
      <CollectingNote state={state} />
      <SearchForm
        search={asked}
        errors={isAsked && checked.error ? (invalid(checked.error).fieldErrors ?? {}) : {}}
      />
      {isAsked && checked.success && <Preview search={checked.data} page={Number(one(params.page)) || 1} />}
      <ReplacementList {...{ runs, nameOf }} />
    </>
  );
}

async function Preview({ search, page }: { search: Search; page: number }) {
  const plan = await previewReplacement(search);
  if (plan.length === 0) return <p className="card p-8 text-center">No link contains this text.</p>;
  const changed = plan.filter(({ problem }) => problem === null);
  const last = Math.ceil(plan.length / PER_PAGE);
  const current = Math.min(Math.max(1, Math.trunc(page)), last);
  const shown = plan.slice((current - 1) * PER_PAGE, current * PER_PAGE);
  const to = (next: number) =>
    `${PATH}?${new URLSearchParams({
      find: search.find,
      replacement: search.replacement,
      ...(search.isWhole && { whole: 'yes' }),
      page: String(next),
    })}`;
  return (
    <section aria-labelledby="preview">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview">Preview: {rows(changed.length)} would change</h2>
        {plan.length <= MOST_ROWS && changed.length > 0 && (
          <ReplaceButton search={search} digest={digestOf(plan)} label={`Change ${rows(changed.length)}`} />
        )}
      </div>
      {plan.length > MOST_ROWS && (
        <p className="mb-3">
          More than {rows(MOST_ROWS)} match. Search for a longer text to change fewer at once.
        </p>
      )}
      <ChangeTable changes={shown.map((change) => ({ ...change, state: stateOf(change.problem) }))} />
      <PageSteps page={current} last={last} to={to} />
    </section>
  );
}

const stateOf = (problem: string | null) => problem && `Can’t be changed. ${problem}`;
