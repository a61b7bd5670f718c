import type { ReactNode } from 'react';

interface SectionProps {
  /** The id of the heading, which is also the fragment of links to this section. */
  id: string;
  title: string;
  description?: string | null;
  /** The attributes that let admins edit the title and the description in place (lib/inline-editing). */
  marks?: { title: object; description: object };
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ id, title, description, marks, action, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="section-below mt-14">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="max-w-prose">
          <h2 id={id} {...marks?.title}>
            {title}
          </h2>
          {description && (
            <p className="mt-1 whitespace-pre-line text-muted" {...marks?.description}>
              {description}
            </p>
          )}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
