import type { ReactNode } from 'react';

interface CardGridProps {
  /** The list items. */
  children: ReactNode;
  /** Whether all cards show products. If so, the rows of neighbouring cards, such as their prices, are aligned. */
  hasProducts?: boolean;
}

/** Shows cards in one, two or three columns. */
export function CardGrid({ children, hasProducts }: CardGridProps) {
  return <ul className={hasProducts ? 'card-grid product-cards' : 'card-grid'}>{children}</ul>;
}
