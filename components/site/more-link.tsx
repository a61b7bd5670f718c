import { Link } from '@/components/site/link';
import type { ReactNode } from 'react';

interface MoreLinkProps {
  href: string;
  /**
   * The last words of the link. A phone hides them from the eye but not from screen readers, because the title already
   * contains them.
   */
  rest?: string;
  children: ReactNode;
}

/** A link from a section of a page to the whole list that the section is taken from. */
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
