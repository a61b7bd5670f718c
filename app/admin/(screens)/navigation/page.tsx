import type { Metadata } from 'next';
import Link from 'next/link';
import { MenuItems } from '@/components/admin/navigation/menu-items';
import { MenuPreview } from '@/components/admin/navigation/menu-preview';
import { ResetMenu } from '@/components/admin/navigation/reset-menu';
import { ScreenHead } from '@/components/admin/screen-head';
import { listLinkFaults } from '@/lib/data/admin/link-states';
import { listMenuRows } from '@/lib/data/admin/navigation';
import { navigation } from '@/lib/resources/definitions/navigation';
import { deletedPathOf } from '@/lib/resources/resource';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { getMenu } from '@/lib/services/pages/menu';

export const instant = false;
export const metadata: Metadata = { title: 'Navigation' };

export default async function NavigationPage() {
  const { db } = await requireAdmin();
  const [rows, menu] = await Promise.all([listMenuRows(db), getMenu()]);
  const faults = await listLinkFaults(
    db,
    rows.map(({ href }) => href),
  );
  return (
    <>
      <ScreenHead title="Navigation">
        <Link href={deletedPathOf(navigation)} prefetch={false} className="button-quiet">
          Deleted items
        </Link>
        <ResetMenu />
        <Link href="/admin/navigation/new" prefetch={false} className="button-brand">
          New navigation item
        </Link>
      </ScreenHead>
      <MenuPreview items={menu} />
      <section aria-labelledby="menu-items" className="mt-8">
        <h2 id="menu-items">Items</h2>
        <MenuItems items={rows.map((row, index) => ({ ...row, fault: faults[index] ?? null }))} />
      </section>
    </>
  );
}
