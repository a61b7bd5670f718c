import type { Metadata } from 'next';
import { SettingsHistory } from '@/components/admin/settings/settings-history';
import { homepage } from '@/lib/resources/definitions/homepage';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata: Metadata = { title: 'History | Homepage settings' };

export default async function HomepageHistory() {
  return <SettingsHistory resource={homepage} {...await requireAdmin()} />;
}
