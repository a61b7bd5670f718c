import Link from 'next/link';

/** Returns the path of one page of the list of accounts. */
export const userPagePath = ({ q, page }: { q: string; page: number }) =>
  `/admin/users?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`;

/** Links to the other pages of the list of accounts. */
export function UserPages({ q, page, last }: { q: string; page: number; last: number }) {
  if (last === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-2">
      {page > 1 && (
        <Link href={userPagePath({ q, page: page - 1 })} prefetch={false} className="button-quiet">
          Previous
        </Link>
      )}
      <span className="px-2">
        Page {page.toLocaleString('en-GB')} of {last.toLocaleString('en-GB')}
      </span>
      {page < last && (
        <Link href={userPagePath({ q, page: page + 1 })} prefetch={false} className="button-quiet">
          Next
        </Link>
      )}
    </nav>
  );
}
