import { ContentView } from '@/components/site/content/content-view';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { draftOf } from '@/lib/admin/drafts';
import { contentFrom, type StoredContent } from '@/lib/data/content';
import { content } from '@/lib/resources/content';

export const instant = false;

/** A guide or an article as it would be with what the editor has written. */
export default async function ContentPreviewPage() {
  const { viewer } = await requireAdmin();
  const draft = draftOf(content, viewer.id);
  if (!draft) return <p>Nothing has been written yet.</p>;
  // The form's check has made exactly these columns of it.
  const stored = { ...draft, content_changed_at: null } as unknown as StoredContent;
  return <ContentView content={contentFrom(stored)} />;
}
