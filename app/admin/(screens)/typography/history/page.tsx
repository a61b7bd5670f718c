import type { Metadata } from 'next';
import { SettingsHistory } from '@/components/admin/settings/settings-history';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { typography } from '@/lib/resources/typography';

export const instant = false;
export const metadata: Metadata = { title: 'History | Typography settings' };

export default async function TypographyHistory() {
  return <SettingsHistory resource={typography} {...await requireAdmin()} />;
}
