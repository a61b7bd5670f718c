import type { ReactNode } from 'react';

interface NarrowFoldProps {
  summary: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A list or form that a narrow window can fold away behind a summary. A wide window shows it without the summary. */
export const NarrowFold = ({ summary, isOpen = false, children }: NarrowFoldProps) => (
  <details className="narrow-fold" open={isOpen}>
    <summary>{summary}</summary>
    {children}
  </details>
);
