import type { ReactNode } from 'react';

/** Cards in one, two or three columns; takes list items as children. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="card-grid">{children}</ul>;
}
