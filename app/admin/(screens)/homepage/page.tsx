import type { Metadata } from 'next';
import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { defaultHomepage } from '@/lib/data/homepage';
import { homepage } from '@/lib/resources/definitions/homepage';
import type { Values } from '@/lib/resources/resource';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata: Metadata = { title: 'Homepage settings' };

export default async function HomepageScreen() {
  const { db } = await requireAdmin();
  // Copy the defaults into a plain object, because their interface lacks the index signature that the type Values
  // needs.
  const defaults: Values = JSON.parse(JSON.stringify(defaultHomepage()));
  return <SettingsScreen resource={homepage} db={db} defaults={defaults} />;
}
