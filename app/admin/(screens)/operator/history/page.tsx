import type { Metadata } from 'next';
import { SettingsHistory } from '@/components/admin/settings/settings-history';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { operator } from '@/lib/resources/operator';

export const instant = false;
export const metadata: Metadata = { title: 'History | Operator settings' };

export default async function OperatorHistory() {
  return <SettingsHistory resource={operator} {...await requireAdmin()} />;
}
