import type { ReactNode } from 'react';

interface SectionProps {
  /** The id of the heading, which is also the fragment of links to this section. */
  id: string;
  title: string;
  description?: string | null;
  /** The attributes that let admins edit the title and the description in place (lib/inline-editing). */
  marks?: { title: object; description: object };
  action?: ReactNode;
  /**
   * The background of the section, from edge to edge of the window. Without it, the section has the colour of the page.
   */
  ground?: 'tint' | 'green';
  children: ReactNode;
}

const GROUNDS = { tint: 'band band-tint', green: 'band on-green' };

/** A titled part of a page. */
export function Section({ id, title, description, marks, action, ground, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={ground ? GROUNDS[ground] : 'section'}>
      <div className="section-head">
        <h2 id={id} {...marks?.title}>
          {title}
        </h2>
        {description && (
          <p className="section-lede" {...marks?.description}>
            {description}
          </p>
        )}
        {action}
      </div>
      {children}
    </section>
  );
}
