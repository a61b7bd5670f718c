import { Link } from '@/components/site/link';
import { SearchBox } from '@/components/site/search/search-box';
import { SALE_DATES_PATH } from '@/lib/routing/paths';

const WAYS_ON = [
  { href: SALE_DATES_PATH, label: 'Sale dates' },
  { href: '/retailers', label: 'Retailers' },
  { href: '/categories', label: 'Categories' },
  { href: '/products', label: 'Products' },
  { href: '/content', label: 'Guides and articles' },
];

/** The part of a 404 page with ways to continue: a search box, and links to all lists. */
export function WaysOn() {
  return (
    <>
      <SearchBox id="lost-search" size="large" placeholder="Search the site" buttonText="Search" />
      <ul className="flex flex-wrap gap-2">
        {WAYS_ON.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="chip">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
