import Link from 'next/link';

/** The message that replaces an empty list of links. */
export function NoLinks({ isNarrowed, path }: { isNarrowed: boolean; path: string }) {
  return (
    <div className="card p-8 text-center">
      <p>{isNarrowed ? 'No links match.' : 'There are no links yet.'}</p>
      {isNarrowed && (
        <p className="mt-3">
          <Link href={path} prefetch={false} className="admin-link">
            Show all
          </Link>
        </p>
      )}
    </div>
  );
}
