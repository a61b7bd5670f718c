import type { ReactNode } from 'react';
import { SiteShell } from '@/components/site/site-shell';

// Public pages are fully static: a request for an unknown slug waits for the page and gets its real status.
export const ensureStatic = 'navigation';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
