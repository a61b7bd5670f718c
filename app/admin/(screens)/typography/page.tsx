import type { Metadata } from 'next';
import { TypographyPreview } from '@/components/admin/preview/typography-preview';
import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { typography as defaults } from '@/lib/fallback/typography';
import { typography } from '@/lib/resources/definitions/typography';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata: Metadata = { title: 'Typography settings' };

export default async function TypographyScreen() {
  const { db } = await requireAdmin();
  return (
    <SettingsScreen
      resource={typography}
      db={db}
      defaults={{ ...defaults }}
      preview={<TypographyPreview />}
    />
  );
}
