import { RootDocument } from '@/components/root-document';
import { NotFoundContent } from '@/components/site/not-found-content';
import { SiteShell } from '@/components/site/site-shell';

export const metadata = { title: 'Page not found' };

/**
 * For addresses that no route matches. A root not-found.tsx would do as well, but Next sends it along with every
 * page, with a second header, menu and footer in it.
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
