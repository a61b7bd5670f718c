import type { ReactNode } from 'react';
import { RootDocument } from '@/components/root-document';
import { SiteShell } from '@/components/site/site-shell';

export { rootMetadata as metadata, rootViewport as viewport } from '@/components/root-metadata';

// A root layout of its own, so that a visitor arrives with a whole new page: what other servers' scripts a public page
// has loaded stays behind (decision 19 of the owner).
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument>
      <SiteShell>{children}</SiteShell>
    </RootDocument>
  );
}
