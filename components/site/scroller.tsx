import type { ReactNode } from 'react';

interface ScrollerProps {
  /**
   * The name of the list. Screen readers announce it with the word ‘list’, because the section may have the same name.
   */
  label: string;
  /** The width of the items on a phone, where the row scrolls. */
  items?: 'wide' | 'chips';
  children: ReactNode;
}

/**
 * Shows a list. On a phone, its items are in one row, which scrolls sideways, also with the arrow keys. On wider
 * windows the list keeps its own layout.
 */
export function Scroller({ label, items = 'wide', children }: ScrollerProps) {
  return (
    <div role="region" tabIndex={0} aria-label={`${label}, list`} className={`scroller scroller-${items}`}>
      {children}
    </div>
  );
}
