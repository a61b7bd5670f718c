import { HomeView } from '@/components/site/home/home-view';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { draftOf } from '@/lib/admin/drafts';
import { completeHomepage, defaultHomepage, getHomepage, type StoredHomepage } from '@/lib/data/homepage';
import { homepage } from '@/lib/resources/homepage';

export const instant = false;

/** The homepage as it would be with what the editor has typed. */
export default async function HomepagePreviewPage() {
  const { viewer } = await requireAdmin();
  const draft = draftOf(homepage, viewer.id);
  // The form's check has made exactly these columns of it.
  const settings = draft ? completeHomepage(draft as StoredHomepage, defaultHomepage()) : await getHomepage();
  return <HomeView settings={settings} />;
}
