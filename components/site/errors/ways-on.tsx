import { Link } from '@/components/site/link';
import { SearchBox } from '@/components/site/search/search-box';
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

/** The part of a 404 page with ways to continue: a search box, links to all lists, and when the first sales start. */
export async function WaysOn() {
  const starts = await listSaleStarts();
  const opening = openingOf(starts.filter(({ channel }) => channel === 'online'));
  return (
    <>
      <SearchBox id="lost-search" size="large" placeholder="Search deals..." buttonText="Search" />
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
    </>
  );
}

/** Says when the first of these sales starts: 'Sales are expected online from 24 December'. Null once all are over. */
function openingOf(starts: SaleStart[]): string | null {
  if (starts.some(({ status }) => status === 'live')) return 'Sales are on now online';
  const first = starts.find(({ status }) => status === 'expected' || status === 'announced');
  if (!first) return null;
  return `Sales ${first.status === 'expected' ? 'are expected' : 'start'} online from ${dateInWords(first.startsOn)}`;
}
