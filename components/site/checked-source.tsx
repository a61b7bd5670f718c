import { formatDate } from '@/lib/dates/london-time';

interface CheckedSourceProps {
  name: string;
  url: string;
  /** The day on which the site checked the source. */
  checkedOn: string;
  /** Whether the source's name is a link. On a card, which is itself a link, the name must be plain text. */
  isLinked?: boolean;
}

/** Shows the source of a fact and the day on which the site checked it: 'A newspaper, checked 20 December 2026'. */
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
