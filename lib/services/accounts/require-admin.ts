import 'server-only';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import { signInPath } from '@/lib/accounts/next-path';
import { getEditor, type Viewer } from '@/lib/data/viewer';
import type { Db } from '@/lib/supabase/public';
import { readSessionClient } from '@/lib/supabase/session';

/**
 * Protects /admin in pages, as the second of three checks (docs/product.md#admin-walls). The layout and every page call
 * it, because Next does not render a layout again on navigation. Returns the database client with this admin's session.
 * @throws UnknownViewerError if the database does not respond; app/admin/error.tsx shows it.
 */
export const requireAdmin = cache(async (): Promise<{ db: Db; viewer: Viewer }> => {
  const db = await readSessionClient({ isForEditor: true });
  const viewer = await getEditor(db);
  if (!viewer) redirect(signInPath('/admin'));
  if (!viewer.isAdmin) forbidden();
  return { db, viewer };
});
