import { NotFoundContent } from '@/components/site/not-found-content';
import { SiteShell } from '@/components/site/site-shell';

export const metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <SiteShell>
      <NotFoundContent />
    </SiteShell>
  );
}
