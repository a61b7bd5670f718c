import type { Metadata } from 'next';
import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { operator as defaults } from '@/lib/fallback/operator';
import { operator } from '@/lib/resources/definitions/operator';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata: Metadata = { title: 'Operator settings' };

export default async function OperatorScreen() {
  const { db } = await requireAdmin();
  return <SettingsScreen resource={operator} db={db} defaults={{ ...defaults }} />;
}
