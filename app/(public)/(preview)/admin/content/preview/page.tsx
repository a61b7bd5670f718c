import { ContentView } from '@/components/site/content/content-view';
import { getDraft } from '@/lib/data/admin/drafts';
import { contentFrom, type StoredContent } from '@/lib/data/content';
import { content } from '@/lib/resources/definitions/content';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;

/** Previews a guide or article with the editor's unsaved edits. */
export default async function ContentPreviewPage() {
  const { db, viewer } = await requireAdmin();
  const draft = await getDraft(db, content, viewer.id);
  if (!draft) return <p>There’s nothing to preview yet.</p>;
  // The form's validation guarantees that the draft has every column of StoredContent except `content_changed_at`.
  const stored = { ...draft, content_changed_at: null } as unknown as StoredContent;
  return <ContentView content={contentFrom(stored)} />;
}
