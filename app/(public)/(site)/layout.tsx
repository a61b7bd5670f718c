import type { ReactNode } from 'react';
import { SiteShell } from '@/components/site/site-shell';

// Public pages are static as a whole: an unknown slug waits for its page and gets its true status.
export const ensureStatic = 'navigation';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
