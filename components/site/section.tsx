import type { ReactNode } from 'react';

interface SectionProps {
  /** The id of the heading. Links to this section use the id as their fragment. */
  id: string;
  title: string;
  description?: string | null;
  /** The attributes that let admins edit the title and the description in place (lib/inline-editing). */
  marks?: { title: object; description: object };
  action?: ReactNode;
  /**
   * The background of the section, across the full width of the window. If left out, the section has the page's
   * background.
   */
  ground?: 'tint' | 'green';
  children: ReactNode;
}

const GROUNDS = { tint: 'band band-tint', green: 'band on-green' };

/** Shows a section of a page with its title. */
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
