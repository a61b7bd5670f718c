import { redirect } from 'next/navigation';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ScreenHead } from '@/components/admin/screen-head';
import { UserPages, userPagePath } from '@/components/admin/users/user-pages';
import { UserTable } from '@/components/admin/users/user-table';
import { listUsers } from '@/lib/data/admin/users';
import { pageCount } from '@/lib/lists/pagination';
import { searchText } from '@/lib/resources/list-query';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Users' };

const PER_PAGE = 50;

interface UsersPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function UsersPage({ searchParams }: UsersPageProps) {
  const { db, viewer } = await requireAdmin();
  const { q: asked, page: number } = await searchParams;
  const q = searchText(asked);
  const page = Math.min(1_000_000, Math.max(1, Math.trunc(Number(one(number))) || 1));
  const { total, users } = await listUsers(db, { q, from: (page - 1) * PER_PAGE, limit: PER_PAGE });
  const last = pageCount(total, PER_PAGE);
  if (page > last) redirect(userPagePath({ q, page: last }));
  return (
    <>
      <ScreenHead title="Users" />
      <ListToolbar path="/admin/users" many="accounts by email" search={String(new URLSearchParams({ q }))} />
      <p role="status" data-row-count="" tabIndex={-1} className="mb-2 text-muted">
        {total.toLocaleString('en-GB')} {total === 1 ? 'account' : 'accounts'}
        {q && ' found'}
      </p>
      {users.length > 0 ? (
        <UserTable users={users} viewerId={viewer.id} />
      ) : (
        <p className="card p-8 text-center">No accounts match.</p>
      )}
      <UserPages {...{ q, page }} last={last} />
    </>
  );
}
