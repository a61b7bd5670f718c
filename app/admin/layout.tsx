import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdminShell } from '@/components/admin/admin-shell';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { SITE_NAME } from '@/lib/site';

export const instant = false;

export const metadata: Metadata = {
  title: { template: `%s | Admin | ${SITE_NAME}`, default: `Admin | ${SITE_NAME}` },
  robots: { index: false, follow: false },
};

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { viewer } = await requireAdmin();
  return <AdminShell viewer={viewer}>{children}</AdminShell>;
}
