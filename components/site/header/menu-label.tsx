import type { MenuItem } from '@/lib/catalogue/menu';

/** The label of a menu item. An icon is shown before the label only if it is an emoji. */
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
