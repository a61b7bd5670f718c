import type { ReactNode } from 'react';
import { SiteShell } from '@/components/site/site-shell';

// Makes public pages fully static: the response to a request for an unknown slug waits until the page is rendered, and
// has the page's real status.
export const ensureStatic = 'navigation';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
