import { Link } from '@/components/site/link';
import type { MenuItem } from '@/lib/catalogue/menu';
import { MenuLabel } from './menu-label';
import { MenuPanel } from './menu-panel';

/** Shows the items of the navigation bar. */
export function MenuEntries({ items }: { items: MenuItem[] }) {
  return items.map((item, index) => (
    <MenuEntry key={`${item.label} ${item.href}`} item={item} id={`menu-${index + 1}`} />
  ));
}

/** Shows one item of the navigation bar: a link and, if the item has a dropdown, the button that opens the dropdown. */
export function MenuEntry({ item, id }: { item: MenuItem; id: string }) {
  const { label, href, opensNewTab, isCallToAction, dropdown } = item;
  return (
    <li className="menu-entry" {...(dropdown && { 'data-menu': '' })}>
      <Link
        href={href}
        {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
        className={isCallToAction ? 'menu-action' : 'menu-link'}
      >
        <MenuLabel item={item} />
      </Link>
      {dropdown && (
        <>
          <button
            type="button"
            aria-expanded="false"
            aria-controls={id}
            aria-label={`${label} menu`}
            className="menu-button"
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor">
              <path d="m4 6 4 4 4-4" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
          <MenuPanel id={id} item={item} dropdown={dropdown} />
        </>
      )}
    </li>
  );
}
