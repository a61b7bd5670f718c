import type { ReactNode } from 'react';
import { AccountLink } from '@/components/account/account-links';
import { Link } from '@/components/site/link';
import { SearchBox } from '@/components/site/search/search-box';
import { drawerOrder, type MenuItem } from '@/lib/catalogue/menu';
import { SALE_DATES_PATH } from '@/lib/routing/paths';
import { ShortlistLink } from '../shortlist/shortlist-link';
import { CalendarMark } from './calendar-mark';
import { DrawerGroup } from './drawer-group';
import { MenuLabel } from './menu-label';

/** Shows the menu of small screens, which slides in from the side: search, the list of pages, and the account. */
export function MenuDrawer({ list }: { list: ReactNode }) {
  return (
    <dialog id="menu-drawer" aria-label="Menu" closedby="any" className="drawer no-print">
      <div className="drawer-body">
        <form method="dialog" className="drawer-head">
          <span aria-hidden="true">Menu</span>
          <button type="submit" aria-label="Close menu" className="bar-button">
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor">
              <path d="m6 6 12 12M18 6 6 18" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </form>
        <SearchBox id="drawer-search" placeholder="Search deals..." />
        <nav aria-label="Menu" className="mt-2">
          {list}
          <AccountLink className="drawer-link font-semibold" />
        </nav>
      </div>
    </dialog>
  );
}

/** Shows the list in the drawer: categories with pictures, shops, the sale dates, other pages, the shortlist. */
export function MenuDrawerList({ items }: { items: MenuItem[] }) {
  const sorted = drawerOrder(items);
  const isFirst = ({ list, dropdown }: MenuItem) =>
    dropdown !== null && (list === 'categories' || list === 'retailers');
  return (
    <>
      <DrawerItems items={sorted.filter(isFirst)} />
      <li className="drawer-item">
        <Link href={SALE_DATES_PATH} className="drawer-link drawer-dates">
          <CalendarMark />
          Sale dates
        </Link>
      </li>
      <DrawerItems items={sorted.filter((item) => !isFirst(item))} />
      <li>
        <ShortlistLink className="drawer-item drawer-link font-semibold" />
      </li>
    </>
  );
}

const DrawerItems = ({ items }: { items: MenuItem[] }) =>
  items.map((item) => (
    <li key={`${item.label} ${item.href}`} className="drawer-item">
      {item.dropdown ? <DrawerGroup item={item} dropdown={item.dropdown} /> : <DrawerLink item={item} />}
    </li>
  ));

function DrawerLink({ item }: { item: MenuItem }) {
  return (
    <Link
      href={item.href}
      {...(item.opensNewTab && { target: '_blank', rel: 'noopener' })}
      className={item.isCallToAction ? 'menu-action my-2' : 'drawer-link font-semibold'}
    >
      <MenuLabel item={item} />
    </Link>
  );
}
