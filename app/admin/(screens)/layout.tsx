import type { ReactNode } from 'react';
import { AdminShell } from '@/components/admin/admin-shell';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { readTheme } from '@/lib/theme/read-admin-theme';

export const instant = false;

// Check the role in this layout and not in the root layout, so that forbidden() finds the page in app/admin/forbidden.
export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const { viewer } = await requireAdmin();
  return (
    <AdminShell viewer={viewer} theme={await readTheme()}>
      {children}
    </AdminShell>
  );
}
