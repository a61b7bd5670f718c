import { redirect } from 'next/navigation';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { PageSteps } from '@/components/admin/list/page-steps';
import { RowCount } from '@/components/admin/list/row-count';
import { ScreenHead } from '@/components/admin/screen-head';
import { UserTable } from '@/components/admin/users/user-table';
import { listUsers } from '@/lib/data/admin/users';
import { pageCount } from '@/lib/lists/pagination';
import { searchText } from '@/lib/resources/list-query';
import { pageAsked, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Users' };

const PER_PAGE = 50;
const NOUNS = { one: 'account', many: 'accounts' };

interface UsersPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function UsersPage({ searchParams }: UsersPageProps) {
  const { db, viewer } = await requireAdmin();
  const { q: asked, page: askedPage } = await searchParams;
  const q = searchText(asked);
  const page = pageAsked(askedPage);
  const { total, users } = await listUsers(db, { q, from: (page - 1) * PER_PAGE, limit: PER_PAGE });
  const last = pageCount(total, PER_PAGE);
  const pathOf = (number: number) =>
    `/admin/users?${new URLSearchParams({ ...(q && { q }), page: String(number) })}`;
  if (page > last) redirect(pathOf(last));
  return (
    <>
      <ScreenHead title="Users" />
      <ListToolbar path="/admin/users" many="accounts by email" search={String(new URLSearchParams({ q }))} />
      <RowCount nouns={NOUNS} count={total} isNarrowed={q !== ''} />
      {users.length > 0 ? (
        <UserTable users={users} viewerId={viewer.id} />
      ) : (
        <p className="card p-8 text-center">No accounts match.</p>
      )}
      <PageSteps {...{ page, last }} to={pathOf} />
    </>
  );
}
