import type { ReactNode } from 'react';
import { RootDocument } from '@/components/root-document';
import { SiteShell } from '@/components/site/site-shell';
import '../globals.css';

export { rootMetadata as metadata, rootViewport as viewport } from '@/components/root-metadata';

// The account area has its own root layout, so each visit loads a new document, without the third-party scripts of a
// public page (docs/product.md#affiliate-script).
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument>
      <SiteShell>{children}</SiteShell>
    </RootDocument>
  );
}
