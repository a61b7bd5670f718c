import Link from 'next/link';
import type { LinkFault } from '@/lib/data/admin/link-states';
import type { MenuRow } from '@/lib/data/admin/navigation';

const FAULTS = {
  nowhere: 'Broken link',
  unpublished: 'Links to an unpublished page',
  noindex: 'Links to a page hidden from search engines',
} as const;

export interface ListedItem extends MenuRow {
  fault: LinkFault;
}

interface MenuItemRowProps {
  item: ListedItem;
  onShow: (isOn: boolean) => void;
}

/** Shows one row of the menu editor: a menu item's link, its dropdown and the switch that shows or hides it. */
export function MenuItemRow({ item, onShow }: MenuItemRowProps) {
  const { id, label, href, fault, dropdown, isCallToAction, isVisible } = item;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link href={`/admin/navigation/${id}`} prefetch={false} className="admin-link font-semibold">
        {label}
      </Link>
      <span className="min-w-0 break-all text-muted">{href}</span>
      {dropdown && <span className="badge">Dropdown: {dropdown}</span>}
      {isCallToAction && <span className="badge">Button</span>}
      {fault && <span className="badge badge-gold">{FAULTS[fault]}</span>}
      <label className="ml-auto flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          role="switch"
          checked={isVisible}
          onChange={({ target }) => onShow(target.checked)}
          className="admin-switch"
        />
        Shown<span className="sr-only">: {label}</span>
      </label>
    </div>
  );
}
