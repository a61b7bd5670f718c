import { redirect } from 'next/navigation';
import { CollectingNote } from '@/components/admin/links/collecting-note';
import { LinkTabs } from '@/components/admin/links/link-tabs';
import { ReplacementList } from '@/components/admin/links/replacement-list';
import { ReplacementPreview } from '@/components/admin/links/replacement-preview';
import { SearchForm } from '@/components/admin/links/search-form';
import { PageSteps } from '@/components/admin/list/page-steps';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import { currentJobs } from '@/lib/data/admin/jobs';
import { listReplacements, type Search } from '@/lib/data/link-replacements';
import { invalid } from '@/lib/forms/form-state';
import { pageCount } from '@/lib/lists/pagination';
import { searchInput } from '@/lib/resources/link-search';
import { one, pageAsked, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { refreshLinks } from '@/lib/services/jobs/refresh-links';

export const instant = false;
export const metadata = { title: 'Search and replace in links' };

const PATH = '/admin/link-manager/replace';
const RUNS_PER_PAGE = 20;

interface ReplacePageProps {
  searchParams: Promise<SearchParams>;
}

/** Searches and replaces text in all links of the site. Shows a preview of each change first. */
export default async function ReplacePage({ searchParams }: ReplacePageProps) {
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
  const earlier = pageAsked(params.earlier);
  const { runs, count } = await listReplacements(db, { page: earlier, size: RUNS_PER_PAGE });
  const lastEarlier = pageCount(count, RUNS_PER_PAGE);
  if (earlier > lastEarlier) redirect(pathOf(params, { earlier: String(lastEarlier) }));
  const [jobs, nameOf] = await Promise.all([
    currentJobs(
      db,
      'replacement',
      runs.map(({ id }) => id),
    ),
    actorNames(db, { actors: runs.map(({ askedBy }) => askedBy), viewerId: viewer.id }),
  ]);
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
      {isAsked && checked.success && (
        <ReplacementPreview
          search={checked.data}
          page={pageAsked(params.page)}
          to={(next) => pathOf(params, { page: String(next) })}
        />
      )}
      <ReplacementList {...{ runs, jobs, nameOf }} />
      <PageSteps
        page={earlier}
        last={lastEarlier}
        label="Pages of earlier replacements"
        to={(next) => pathOf(params, { earlier: String(next) })}
      />
    </>
  );
}

/** Returns the path of this screen with the same search, but with another page of one of its lists. */
function pathOf(params: SearchParams, page: { page: string } | { earlier: string }): string {
  const all: SearchParams = { ...params, ...page };
  const given = ['find', 'replacement', 'whole', 'page', 'earlier'].filter((name) => all[name] !== undefined);
  return `${PATH}?${new URLSearchParams(given.map((name) => [name, one(all[name])]))}`;
}
