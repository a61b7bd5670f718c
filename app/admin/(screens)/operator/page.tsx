import type { Metadata } from 'next';
import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { operator as defaults } from '@/lib/fallback/operator';
import { operator } from '@/lib/resources/operator';

export const instant = false;
export const metadata: Metadata = { title: 'Operator settings' };

export default async function OperatorScreen() {
  const { db } = await requireAdmin();
  return <SettingsScreen resource={operator} db={db} defaults={{ ...defaults }} />;
}
