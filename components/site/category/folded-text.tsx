import type { ReactNode } from 'react';

interface FoldedTextProps {
  /** The id of the heading. Links to this text use the id as their fragment. */
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * Shows a text that explains the page's short advice in detail. It is collapsed, and looks like one more of the
 * questions above it.
 */
export const FoldedText = ({ id, title, children }: FoldedTextProps) => (
  <section aria-labelledby={id} className="folded-text faq">
    <details>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      {children}
    </details>
  </section>
);
