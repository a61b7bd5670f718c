import type { User } from '@/lib/data/admin/users';
import { formatMoment } from '@/lib/dates/london-time';
import { UserActions } from './user-actions';

interface UserTableProps {
  users: User[];
  viewerId: string;
}

/** Shows a table of accounts, each with its role and its buttons. */
export function UserTable({ users, viewerId }: UserTableProps) {
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label="Table of accounts">
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Role</th>
            <th scope="col">Confirmed</th>
            <th scope="col">Signed up</th>
            <th scope="col">Last signed in</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {users.map(({ id, email, roles, email_confirmed, created_at, last_sign_in_at }) => (
            <tr key={id}>
              <th scope="row" className="min-w-60 wrap-anywhere">
                {email}
                {id === viewerId && ' (you)'}
              </th>
              <td>{roles.includes('admin') ? <span className="badge badge-on">Admin</span> : 'User'}</td>
              <td>{email_confirmed ? 'Yes' : 'No'}</td>
              <td>
                <Moment at={created_at} />
              </td>
              <td>{last_sign_in_at ? <Moment at={last_sign_in_at} /> : 'Never'}</td>
              <td>
                <UserActions {...{ id, email }} isAdmin={roles.includes('admin')} isSelf={id === viewerId} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>;
