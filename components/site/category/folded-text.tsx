import type { ReactNode } from 'react';

interface FoldedTextProps {
  /** The id of the heading, which is also the fragment of links to this text. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A text that repeats at length what its page says in short, folded as the last of the questions above it. */
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
