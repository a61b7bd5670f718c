import type { MenuItem } from '@/lib/menu';

/** An item's label, with its icon before it where the icon is an emoji. */
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
