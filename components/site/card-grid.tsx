import type { ReactNode } from 'react';

interface CardGridProps {
  /** The list items. */
  children: ReactNode;
  /** Whether all cards are of products. The rows of cards beside each other are then in line. */
  hasProducts?: boolean;
}

/** Cards in one, two or three columns. */
export function CardGrid({ children, hasProducts }: CardGridProps) {
  return <ul className={hasProducts ? 'card-grid product-cards' : 'card-grid'}>{children}</ul>;
}
