import type { Metadata } from 'next';
import { SettingsScreen } from '@/components/admin/settings/settings-screen';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { defaultHomepage } from '@/lib/data/homepage';
import { homepage } from '@/lib/resources/homepage';
import type { Values } from '@/lib/resources/resource';

export const instant = false;
export const metadata: Metadata = { title: 'Homepage settings' };

export default async function HomepageScreen() {
  const { db } = await requireAdmin();
  // Plain data: an interface only lacks the index signature that Values has.
  const defaults: Values = JSON.parse(JSON.stringify(defaultHomepage()));
  return <SettingsScreen resource={homepage} db={db} defaults={defaults} />;
}
