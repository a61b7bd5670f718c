import { Link } from '@/components/site/link';
import type { ReactNode } from 'react';

/** A link from a section of a page to the whole list that the section is taken from. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="more-link">
      {children}
    </Link>
  );
}
