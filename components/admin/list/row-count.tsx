import type { ReactNode } from 'react';
import { counted } from '@/lib/resources/entity-texts';

interface RowCountProps {
  nouns: Parameters<typeof counted>[0];
  count: number;
  /** Whether a search or a filter has narrowed the list. */
  isNarrowed: boolean;
  /** Links beside the number of rows. */
  children?: ReactNode;
}

/**
 * Shows the number of rows in a list. Screen readers announce it. If the focused element disappears, the focus moves
 * here (components/ui/lost-focus).
 */
export const RowCount = ({ nouns, count, isNarrowed, children }: RowCountProps) => (
  <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
    <p role="status" data-row-count="" tabIndex={-1} className="text-muted">
      {counted(nouns, count)}
      {isNarrowed && ' found'}
    </p>
    {children}
  </div>
);
