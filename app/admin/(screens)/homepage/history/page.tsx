import type { Metadata } from 'next';
import { SettingsHistory } from '@/components/admin/settings/settings-history';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { homepage } from '@/lib/resources/homepage';

export const instant = false;
export const metadata: Metadata = { title: 'History | Homepage settings' };

export default async function HomepageHistory() {
  return <SettingsHistory resource={homepage} {...await requireAdmin()} />;
}
