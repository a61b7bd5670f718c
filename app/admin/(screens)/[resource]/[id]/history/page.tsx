import type { Metadata } from 'next';
import { HistoryScreen } from '@/components/admin/history/history-screen';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { findRow, type RowParams } from '@/lib/admin/find-row';
import { editPathOf, listPathOf } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/words';

export const instant = false;
export const metadata: Metadata = { title: 'History' };

export default async function HistoryPage({ params }: { params: Promise<RowParams> }) {
  const { db, viewer } = await requireAdmin();
  const { resource, row, id } = await findRow(db, await params);
  const above = [
    { label: titleOf(resource), path: listPathOf(resource) },
    { label: String(row[resource.nameColumn]), path: editPathOf(resource, id) },
  ];
  return <HistoryScreen {...{ resource, row, above, db, viewer }} />;
}
