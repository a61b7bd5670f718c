import type { MenuItem } from '@/lib/catalogue/menu';

/** Shows the label of a menu item. Shows the item's icon before the label only if the icon is an emoji. */
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
