import { redirect } from 'next/navigation';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { filterOptions } from '@/components/admin/list/filter-options';
import { ListPager } from '@/components/admin/list/list-pager';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { NoRows } from '@/components/admin/list/no-rows';
import { RowCount } from '@/components/admin/list/row-count';
import { FindButton } from '@/components/admin/pilot/find-button';
import { NoKey } from '@/components/admin/pilot/no-key';
import { FIRST_STATE, PILOT_PATH, PilotTabs } from '@/components/admin/pilot/pilot-tabs';
import { ProposalRows } from '@/components/admin/pilot/proposal-rows';
import { ProposalTable } from '@/components/admin/pilot/proposal-table';
import { RuleFigures } from '@/components/admin/pilot/rule-figures';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { getProposalFigures, listProposals } from '@/lib/data/admin/proposals';
import { pageCount } from '@/lib/lists/pagination';
import { proposalsList as resource } from '@/lib/resources/definitions/proposals';
import { listSearch, PAGE_SIZES, readListQuery } from '@/lib/resources/list-query';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { listUsableKeys } from '@/lib/services/pilot/usable-keys';

export const instant = false;
export const metadata = { title: 'Content pilot' };

/** Lists the proposals of one state, such as open proposals to approve, drafts in the inbox, or rejected proposals. */
export default async function ContentPilotPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db, viewer } = await requireAdmin();
  const asked = readListQuery(resource, await searchParams);
  const state = asked.filters.state ?? FIRST_STATE;
  const filters: Record<string, string> = { ...asked.filters, state };
  const query = { ...asked, filters };
  // Read the time of the last job change first, so that polling notices a job that changes while the list loads.
  const { changedAt } = await listRunningJobs(db);
  const [{ proposals, count }, figures, keys] = await Promise.all([
    listProposals(db, query),
    getProposalFigures(db),
    listUsableKeys(db),
  ]);
  const last = pageCount(count, query.size);
  if (query.page > last) redirect(`${PILOT_PATH}${listSearch(resource, query, { page: last })}`);
  const actors = proposals.map(({ decided_by }) => decided_by);
  const nameOf = await actorNames(db, { actors, viewerId: viewer.id });
  const isNarrowed = query.q !== '' || filters.rule !== undefined;
  const search = listSearch(resource, query, { page: 1 });
  const canApprove = state === 'proposed' || state === 'failed';
  return (
    <>
      <ScreenHead title="Content pilot">
        <FindButton />
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <PilotTabs current={state} figures={figures} />
      {canApprove && keys.length === 0 && <NoKey />}
      {state === FIRST_STATE && <RuleFigures figures={figures} />}
      <ListToolbar
        path={PILOT_PATH}
        many="proposals"
        search={search}
        filters={resource.filters
          .filter(({ name }) => name !== resource.tabs)
          .map((filter) => ({ ...filter, options: filterOptions(filter) }))}
        sizes={[...PAGE_SIZES]}
        kept={{ state, sort: new URLSearchParams(search).get('sort') ?? undefined }}
      />
      <RowCount nouns={resource} {...{ count, isNarrowed }}>
        <a href={`${PILOT_PATH}/export${search}`} className="admin-link">
          Export all as CSV
        </a>
      </RowCount>
      {proposals.length > 0 ? (
        <ProposalRows
          key={proposals.map(({ id }) => id).join()}
          proposals={proposals.map(({ id, input_tokens, output_tokens }) => ({
            ...{ id, input_tokens, output_tokens },
          }))}
          {...{ keys, canApprove }}
          canReject={canApprove || state === 'drafted'}
        >
          <ProposalTable {...{ query, proposals, nameOf }} pilotKey={keys[0]} />
        </ProposalRows>
      ) : (
        <NoRows many="proposals" path={PILOT_PATH} isNarrowed={isNarrowed} text={emptyText(state)} />
      )}
      <ListPager {...{ resource, query, count }} />
    </>
  );
}

const emptyText = (state: string) =>
  state === 'proposed'
    ? 'There are no open proposals. The rules look for new ones every night. To look now, press ‘Look for proposals’.'
    : 'There are no proposals in this state.';
