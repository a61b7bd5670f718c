import type { ReactNode } from 'react';

interface NarrowFoldProps {
  summary: string;
  /** Whether the list or form is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * Collapses a list or form behind a summary in a narrow window. A wide window shows the content without the summary.
 */
export const NarrowFold = ({ summary, isOpen = false, children }: NarrowFoldProps) => (
  <details className="narrow-fold" open={isOpen}>
    <summary>{summary}</summary>
    {children}
  </details>
);
