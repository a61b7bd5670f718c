import type { Metadata } from 'next';
import { SettingsHistory } from '@/components/admin/settings/settings-history';
import { operator } from '@/lib/resources/definitions/operator';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata: Metadata = { title: 'History | Operator settings' };

export default async function OperatorHistory() {
  return <SettingsHistory resource={operator} {...await requireAdmin()} />;
}
