import { Link } from '@/components/site/link';
import type { Dropdown, MenuItem, MenuLink } from '@/lib/catalogue/menu';

interface MenuPanelProps {
  id: string;
  item: MenuItem;
  dropdown: Dropdown;
}

/**
 * Shows the content of a dropdown: one list of links in columns, or one column per group of links. Below the columns
 * are links to the menu item's own page and to a related page.
 */
export function MenuPanel({ id, item, dropdown: { columns, groups, related } }: MenuPanelProps) {
  return (
    <div id={id} className={`menu-panel menu-panel-${columns}`}>
      {groups.map(({ title, links }) => (
        <div key={title ?? ''} className={title ? 'menu-group' : 'menu-list'}>
          {title && <p className="menu-title">{title}</p>}
          <ul className={title ? undefined : `menu-columns-${columns}`}>
            {links.map((link) => (
              <li key={link.href}>
                <PanelLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link href={item.href} className="menu-all">
        All {item.label.toLowerCase()}
      </Link>
      {related && (
        <Link href={related.href} className="menu-all">
          {related.label}
        </Link>
      )}
    </div>
  );
}

function PanelLink({ link: { href, label, note, isFeatured } }: { link: MenuLink }) {
  return (
    <Link href={href} className="panel-link">
      <span className="font-semibold">
        {label}
        {isFeatured && <span className="badge badge-gold ml-2">Featured</span>}
      </span>
      {note && <span className="block text-sm text-muted">{note}</span>}
    </Link>
  );
}
