import { RootDocument } from '@/components/root-document';
import { NotFoundContent } from '@/components/site/errors/not-found-content';
import { SiteShell } from '@/components/site/site-shell';
import './globals.css';

export const metadata = { title: 'Page not found' };

/**
 * Shows the 404 page for paths that match no route. The page is not in a root not-found.tsx, because Next would send
 * that file's content, with a second header, menu and footer, along with every page.
 */
export default function GlobalNotFound() {
  return (
    <RootDocument>
      <SiteShell>
        <NotFoundContent />
      </SiteShell>
    </RootDocument>
  );
}
