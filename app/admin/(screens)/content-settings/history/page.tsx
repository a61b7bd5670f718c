import type { Metadata } from 'next';
import { SettingsHistory } from '@/components/admin/settings/settings-history';
import { contentSettings } from '@/lib/resources/definitions/content-settings';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata: Metadata = { title: 'History | Content settings' };

export default async function ContentSettingsHistory() {
  return <SettingsHistory resource={contentSettings} {...await requireAdmin()} />;
}
