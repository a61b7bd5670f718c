import type { Metadata } from 'next';
import { SettingsHistory } from '@/components/admin/settings/settings-history';
import { typography } from '@/lib/resources/definitions/typography';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata: Metadata = { title: 'History | Typography settings' };

export default async function TypographyHistory() {
  return <SettingsHistory resource={typography} {...await requireAdmin()} />;
}
