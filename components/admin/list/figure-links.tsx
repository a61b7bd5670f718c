import Link from 'next/link';

export interface FigureLink {
  label: string;
  count: number;
  /** The path of the list that shows only the counted rows. */
  path: string;
  isGrave?: boolean;
}

/** Shows the number of rows of each kind in a list. The name of each kind is a link to its rows. */
export function FigureLinks({ label, figures }: { label: string; figures: FigureLink[] }) {
  if (figures.length === 0) return null;
  return (
    <nav aria-label={label} className="card mb-4 px-3 py-2 sm:px-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {figures.map(({ label: kind, count, path, isGrave = false }) => (
          <li key={path} className="py-1">
            <strong className={isGrave ? 'text-action' : undefined}>{count.toLocaleString('en-GB')}</strong>{' '}
            <Link href={path} prefetch={false} className="admin-link">
              {kind}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
