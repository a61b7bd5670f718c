import type { ReactNode } from 'react';

/** A list that a narrow window folds away behind a summary. A wide window shows the list without the summary. */
export const NarrowFold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="narrow-fold">
    <summary>{summary}</summary>
    {children}
  </details>
);
