import { Link } from '@/components/site/link';
import { MoreLink } from '@/components/site/more-link';
import { SearchBox } from '@/components/site/search/search-box';
import { leadingStart } from '@/lib/catalogue/sale-groups';
import { dateInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { keepUnits } from '@/lib/html/no-break';
import { SALE_DATES_PATH } from '@/lib/routing/paths';

const WAYS_ON = [
  { href: SALE_DATES_PATH, label: 'Sale dates' },
  { href: '/retailers', label: 'Retailers' },
  { href: '/categories', label: 'Categories' },
  { href: '/products', label: 'Products' },
  { href: '/content', label: 'Guides' },
];

/**
 * Helps the visitor of a 404 page to continue: shows a search box, says when the first sales start, and links to the
 * main lists and the home page.
 * @param query the words of the path, which fill in the search box
 */
export async function WaysOn({ query }: { query?: string }) {
  const starts = await listSaleStarts();
  const opening = openingOf(starts.filter(({ channel }) => channel === 'online'));
  return (
    <>
      <SearchBox
        id="lost-search"
        size="large"
        placeholder="Search deals..."
        buttonText="Search"
        defaultValue={query}
      />
      <ul className="flex flex-wrap gap-2">
        {WAYS_ON.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="chip">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {opening && (
        <p>
          <Link href={SALE_DATES_PATH} className="more-link">
            {keepUnits(opening)}
          </Link>
        </p>
      )}
      <p>
        <MoreLink href="/">Return to Home</MoreLink>
      </p>
    </>
  );
}

/**
 * Says that sales are on now, or when the first sale starts: 'Sales are expected online from 24 December'. Returns null
 * if no sale is on or still to come.
 */
function openingOf(starts: SaleStart[]): string | null {
  const first = leadingStart(starts);
  if (!first || first.status === 'ended') return null;
  return first.status === 'live'
    ? 'Sales are on now online'
    : `Sales ${VERBS[first.status]} online from ${dateInWords(first.startsOn)}`;
}

const VERBS = { announced: 'start', expected: 'are expected', unconfirmed: 'were expected' } as const;
