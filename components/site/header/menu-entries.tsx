import type { MenuItem } from '@/lib/catalogue/menu';
import { MenuEntry } from './menu-entry';

/** Shows the items of the navigation bar. */
export function MenuEntries({ items }: { items: MenuItem[] }) {
  return items.map((item, index) => (
    <MenuEntry key={`${item.label} ${item.href}`} item={item} id={`menu-${index + 1}`} />
  ));
}
