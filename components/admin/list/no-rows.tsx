import Link from 'next/link';

interface NoRowsProps {
  /** The plural noun for the rows, such as 'links'. */
  many: string;
  /** The path of the list without a search or a filter. */
  path: string;
  /** Whether a search or a filter has narrowed the list. */
  isNarrowed: boolean;
  /** The message if the list is empty without a search or a filter. */
  text?: string;
}

/** Shows a message in place of the rows of an empty list. */
export const NoRows = ({ many, path, isNarrowed, text = `There are no ${many} yet.` }: NoRowsProps) => (
  <div className="card p-8 text-center">
    <p>{isNarrowed ? `No ${many} match.` : text}</p>
    {isNarrowed && (
      <p className="mt-3">
        <Link href={path} prefetch={false} className="admin-link">
          Show all
        </Link>
      </p>
    )}
  </div>
);
