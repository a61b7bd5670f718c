import type { MenuItem } from '@/lib/catalogue/menu';

/** The label of a menu item, preceded by its icon if the icon is an emoji. */
export function MenuLabel({ item: { label, icon } }: { item: MenuItem }) {
  const isEmoji = icon !== null && /^\P{ASCII}+$/u.test(icon);
  return (
    <>
      {isEmoji && (
        <span aria-hidden="true" className="mr-1.5">
          {icon}
        </span>
      )}
      {label}
    </>
  );
}
