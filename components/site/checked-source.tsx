import { formatDate } from '@/lib/dates/london-time';

interface CheckedSourceProps {
  name: string;
  url: string;
  /** The day on which the site checked the source. */
  checkedOn: string;
  /** Whether the name is a link. On a card, which is itself a link, it is plain text. */
  isLinked?: boolean;
}

/** The source of a fact and the day of its check: 'A newspaper, checked 20 December 2026'. */
export function CheckedSource({ name, url, checkedOn, isLinked = true }: CheckedSourceProps) {
  return (
    <>
      {isLinked ? (
        <a href={url} rel="nofollow noopener" className="underline underline-offset-4">
          {name}
        </a>
      ) : (
        name
      )}
      , checked {formatDate(checkedOn)}
    </>
  );
}
