import type { ReactNode } from 'react';

interface ScrollerProps {
  /** The name of the list. Screen readers hear it with the word ‘list’, because the section may have the same name. */
  label: string;
  /** The width of the items while the row scrolls. */
  items?: 'wide' | 'chips';
  children: ReactNode;
}

/**
 * A list whose items are in one row on a phone. The row scrolls sideways, also with the arrow keys; on wider windows the
 * list keeps its own layout.
 */
export function Scroller({ label, items = 'wide', children }: ScrollerProps) {
  return (
    <div role="region" tabIndex={0} aria-label={`${label}, list`} className={`scroller scroller-${items}`}>
      {children}
    </div>
  );
}
