import { AccountLink } from '@/components/account/account-links';
import { Link } from '@/components/site/link';
import { SearchBox } from '@/components/site/search/search-box';
import type { MenuItem } from '@/lib/catalogue/menu';
import { MenuLabel } from './menu-label';

/** The menu on small screens, which slides in from the side. */
export function MenuDrawer({ items }: { items: MenuItem[] }) {
  return (
    <dialog id="menu-drawer" aria-label="Menu" closedby="any" className="drawer no-print">
      <div className="drawer-body">
        <form method="dialog" className="flex justify-end">
          <button type="submit" aria-label="Close menu" className="bar-button">
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor">
              <path d="m6 6 12 12M18 6 6 18" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </form>
        <SearchBox id="drawer-search" placeholder="Search deals..." />
        <nav aria-label="Menu" className="mt-4">
          <ul>
            {items.map((item) => (
              <li key={`${item.label} ${item.href}`} className="drawer-item">
                {item.dropdown ? <DrawerGroup item={item} /> : <DrawerLink item={item} />}
              </li>
            ))}
            <li className="drawer-item">
              <AccountLink className="drawer-link font-semibold" />
            </li>
          </ul>
        </nav>
      </div>
    </dialog>
  );
}

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

function DrawerGroup({ item }: { item: MenuItem }) {
  const links = item.dropdown?.groups.flatMap((group) => group.links) ?? [];
  return (
    <details>
      <summary className="drawer-link font-semibold">
        <MenuLabel item={item} />
      </summary>
      <ul className="pb-2 pl-4">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="drawer-link">
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link href={item.href} className="drawer-link font-semibold text-brand">
            All {item.label.toLowerCase()}
          </Link>
        </li>
      </ul>
    </details>
  );
}
