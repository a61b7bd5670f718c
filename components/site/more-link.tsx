import { Link } from '@/components/site/link';
import type { ReactNode } from 'react';

interface MoreLinkProps {
  href: string;
  /**
   * The last words of the link's text. The title of the section already contains them, so a phone hides them from view,
   * but not from screen readers.
   */
  rest?: string;
  children: ReactNode;
}

/** Links to a whole list, from a section that shows a part of the list. */
export function MoreLink({ href, rest, children }: MoreLinkProps) {
  return (
    <Link href={href} className="more-link">
      {rest ? (
        <span>
          {children} <span className="max-md:sr-only">{rest}</span>
        </span>
      ) : (
        children
      )}
    </Link>
  );
}
