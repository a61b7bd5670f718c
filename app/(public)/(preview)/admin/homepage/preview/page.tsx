import { HomeView } from '@/components/site/home/home-view';
import { getDraft } from '@/lib/data/admin/drafts';
import { completeHomepage, defaultHomepage, getHomepage, type StoredHomepage } from '@/lib/data/homepage';
import { homepage } from '@/lib/resources/definitions/homepage';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;

/** Previews the homepage with the editor's unsaved edits. */
export default async function HomepagePreviewPage() {
  const { db, viewer } = await requireAdmin();
  const draft = await getDraft(db, homepage, viewer.id);
  // The form's validation guarantees that the draft has exactly the columns of StoredHomepage.
  const settings = draft ? completeHomepage(draft as StoredHomepage, defaultHomepage()) : await getHomepage();
  return <HomeView settings={settings} />;
}
