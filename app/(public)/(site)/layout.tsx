import type { ReactNode } from 'react';
import { SiteShell } from '@/components/site/site-shell';

// Requires public pages to be fully static. For a slug that was not prerendered, the server therefore renders the whole
// page before it responds, and responds with the page's real status.
export const ensureStatic = 'navigation';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
