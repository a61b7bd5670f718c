import { Link } from '@/components/site/link';
import { Picture } from '@/components/site/pictures/picture';
import type { Dropdown, MenuItem, MenuLink } from '@/lib/catalogue/menu';
import { SALE_DATES_PATH } from '@/lib/routing/paths';
import { hueOf } from '@/lib/theme/hues';
import { MenuLabel } from './menu-label';

interface DrawerGroupProps {
  item: MenuItem;
  dropdown: Dropdown;
}

/** Shows a group of links in the drawer: categories as pictures, shops as chips, anything else as a collapsed list. */
export function DrawerGroup({ item, dropdown }: DrawerGroupProps) {
  const links = dropdown.groups.flatMap((group) => group.links);
  const all = { href: item.href, label: `All ${item.label.toLowerCase()}` };
  // The links at the end of the group lead to the page of the menu item and to the dropdown's related page. Leave out
  // the related page if it is the sale dates page, because the drawer has its own link to that page.
  const related = dropdown.related?.href === SALE_DATES_PATH ? null : dropdown.related;
  const below = [all, ...(related ? [related] : [])];
  const isOpen = item.list === 'categories' || item.list === 'retailers';
  return (
    <details open={isOpen}>
      <summary className="drawer-link">
        <MenuLabel item={item} />
      </summary>
      {item.list === 'categories' && <CategoryPictures links={links} all={all} />}
      {item.list === 'retailers' && (
        <ul className="drawer-shops">
          {[...links, ...below].map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="chip">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!isOpen && (
        <ul className="pb-2 pl-4">
          {[...links, ...below].map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="drawer-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

type Target = Pick<MenuLink, 'href' | 'label'>;

function CategoryPictures({ links, all }: { links: Target[]; all: Target }) {
  return (
    <ul className="drawer-pictures">
      {links.map(({ href, label }) => {
        const slug = href.slice(href.lastIndexOf('/') + 1);
        return (
          <li key={href}>
            <Link href={href} data-hue={hueOf(label, slug)} className="drawer-picture">
              <Picture row={{ kind: 'category', slug }} name={label} size="tiny" isPlain />
              <span>{label}</span>
            </Link>
          </li>
        );
      })}
      <li>
        <Link href={all.href} className="drawer-picture justify-items-center">
          <span className="self-center text-brand underline underline-offset-4">{all.label}</span>
        </Link>
      </li>
    </ul>
  );
}
