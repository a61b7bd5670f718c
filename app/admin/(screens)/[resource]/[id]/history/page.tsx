import type { Metadata } from 'next';
import { HistoryScreen } from '@/components/admin/history/history-screen';
import { NO_SUCH_SCREEN, NoSuchScreen } from '@/components/admin/no-such-screen';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { findRow, type RowParams } from '@/lib/admin/find-row';
import { editPathOf, listPathOf } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/words';

export const instant = false;

interface HistoryPageProps {
  params: Promise<RowParams>;
}

export async function generateMetadata({ params }: HistoryPageProps): Promise<Metadata> {
  const { db } = await requireAdmin();
  const { row } = await findRow(db, await params);
  return row ? { title: 'History' } : NO_SUCH_SCREEN;
}

export default async function HistoryPage({ params }: HistoryPageProps) {
  const { db, viewer } = await requireAdmin();
  const { resource, row, id } = await findRow(db, await params);
  if (!row) return <NoSuchScreen resource={resource} />;
  const above = [
    { label: titleOf(resource), path: listPathOf(resource) },
    { label: String(row[resource.nameColumn]), path: editPathOf(resource, id) },
  ];
  return <HistoryScreen {...{ resource, row, above, db, viewer }} />;
}
