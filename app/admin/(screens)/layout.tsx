import type { ReactNode } from 'react';
import { AdminShell } from '@/components/admin/admin-shell';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { readTheme } from '@/lib/admin/read-theme';

export const instant = false;

// Below the root layout, so that what forbids has a page to show itself in (app/admin/forbidden).
export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const { viewer } = await requireAdmin();
  return (
    <AdminShell viewer={viewer} theme={await readTheme()}>
      {children}
    </AdminShell>
  );
}
