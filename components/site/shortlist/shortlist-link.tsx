import { Link } from '@/components/site/link';
import { SHORTLIST_PATH } from '@/lib/shortlist/entries';

/**
 * Links to the shortlist, with the number of its entries. The script shell/start-shortlist shows the link once
 * something is saved, and fills in the number and the entries.
 */
export function ShortlistLink({ className }: { className: string }) {
  return (
    <Link href={SHORTLIST_PATH} className={className} data-shortlist="" hidden>
      <span>
        Shortlist (<b />)
      </span>
    </Link>
  );
}
