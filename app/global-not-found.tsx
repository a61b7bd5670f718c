import { RootDocument } from '@/components/root-document';
import { NotFoundContent } from '@/components/site/errors/not-found-content';
import { SiteShell } from '@/components/site/site-shell';

export const metadata = { title: 'Page not found' };

/**
 * The 404 page for paths that match no route. Next would send a root not-found.tsx along with every page, with a second
 * header, menu and footer in it.
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
