import type { ReactNode } from 'react';

/** Cards in one, two or three columns; takes list items as children. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="card-grid grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}
