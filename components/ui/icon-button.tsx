import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'title' | 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: LucideIcon;
  /** Whether the button is disabled. It then has `aria-disabled` instead of `disabled`, so that it keeps the focus. */
  isDisabled?: boolean;
}

/** Shows a button with an icon and no visible text. */
export function IconButton({ label, icon: Icon, isDisabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      className="icon-button"
      {...rest}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
