import type { Metadata } from 'next';
import { ContentSettingsPreview } from '@/components/admin/preview/content-settings-preview';
import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { contentSettings as defaults } from '@/lib/fallback/content-settings';
import { contentSettings } from '@/lib/resources/definitions/content-settings';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { readSettingsPreview } from '@/lib/services/content-settings/preview-data';

export const instant = false;
export const metadata: Metadata = { title: 'Content settings' };

export default async function ContentSettingsScreen() {
  const { db } = await requireAdmin();
  return (
    <SettingsScreen
      resource={contentSettings}
      db={db}
      defaults={{ ...defaults }}
      preview={<ContentSettingsPreview {...await readSettingsPreview()} />}
    />
  );
}
