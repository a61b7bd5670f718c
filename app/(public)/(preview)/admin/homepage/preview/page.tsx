import type { Metadata } from 'next';
import { AuthProvider } from '@/components/account/auth-provider';
import { HomeView } from '@/components/site/home/home-view';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { draftOf } from '@/lib/admin/drafts';
import { completeHomepage, defaultHomepage, getHomepage, type StoredHomepage } from '@/lib/data/homepage';
import { homepage } from '@/lib/resources/homepage';
import { supabaseProject } from '@/lib/supabase/project';

export const instant = false;
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/**
 * The homepage as it would be with what the editor has typed. Here, not below app/admin, so that it has the style sheet
 * of the public pages and no other. The editor's iframe runs no script in it; `inert` keeps the keyboard out.
 */
export default async function HomepagePreviewPage() {
  const { viewer } = await requireAdmin();
  const draft = draftOf(homepage, viewer.id);
  // The form's check has made exactly these columns of it.
  const settings = draft ? completeHomepage(draft as StoredHomepage, defaultHomepage()) : await getHomepage();
  return (
    <AuthProvider project={supabaseProject()}>
      <main inert className="mx-auto w-full max-w-page px-4 pb-16 sm:px-6">
        <HomeView settings={settings} />
      </main>
    </AuthProvider>
  );
}
