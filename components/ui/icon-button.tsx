import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'title' | 'children'> {
  /** Read out, and shown while the pointer rests on it. */
  label: string;
  icon: LucideIcon;
  /** Kept focusable, so that whoever stands on it is not thrown off. */
  isDisabled?: boolean;
}

/** A button that shows a sign instead of words. */
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
