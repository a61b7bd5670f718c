import { Link } from '@/components/site/link';
import { SHORTLIST_PATH } from '@/lib/shortlist/entries';

/**
 * The link to the shortlist with the number of its entries, on a tab below the bar, where it moves nothing.
 * shell/start-shortlist shows it once something is saved.
 */
export function ShortlistLink() {
  return (
    <>
      <Link href={SHORTLIST_PATH} className="shortlist-link" hidden>
        Shortlist (<b />)
      </Link>
      <p role="status" className="shortlist-note" />
    </>
  );
}
