import type { Metadata } from 'next';
import { AuthProvider } from '@/components/account/auth-provider';
import { ContentView } from '@/components/site/content/content-view';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { draftOf } from '@/lib/admin/drafts';
import { contentFrom, type StoredContent } from '@/lib/data/content';
import { content } from '@/lib/resources/content';
import { supabaseProject } from '@/lib/supabase/project';

export const instant = false;
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/** A guide or an article as it would be with what the editor has written, as /admin/homepage/preview is of the homepage. */
export default async function ContentPreviewPage() {
  const { viewer } = await requireAdmin();
  const draft = draftOf(content, viewer.id);
  // The form's check has made exactly these columns of it.
  const stored = draft && ({ ...draft, created_at: null, updated_at: null } as unknown as StoredContent);
  return (
    <AuthProvider project={supabaseProject()}>
      <main inert className="mx-auto w-full max-w-page px-4 pb-16 sm:px-6">
        {stored ? <ContentView content={contentFrom(stored)} /> : <p>Nothing has been written yet.</p>}
      </main>
    </AuthProvider>
  );
}
