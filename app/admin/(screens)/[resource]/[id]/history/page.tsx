import type { Metadata } from 'next';
import { HistoryScreen } from '@/components/admin/history/history-screen';
import { NO_SUCH_SCREEN, NoSuchScreen } from '@/components/admin/no-such-screen';
import { resourceOf } from '@/lib/resources';
import { deletedPathOf, editPathOf, listPathOf } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/entity-texts';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { findHistory, type RowParams } from '@/lib/services/rows/find-row';

export const instant = false;

interface HistoryPageProps {
  params: Promise<RowParams>;
}

export async function generateMetadata({ params }: HistoryPageProps): Promise<Metadata> {
  const { db } = await requireAdmin();
  return (await findHistory(db, await params)) ? { title: 'History' } : NO_SUCH_SCREEN;
}

export default async function HistoryPage({ params }: HistoryPageProps) {
  const { db, viewer } = await requireAdmin();
  const found = await findHistory(db, await params);
  if (!found) return <NoSuchScreen resource={resourceOf((await params).resource)} />;
  const { resource, row, id, deletion } = found;
  const above = [
    { label: titleOf(resource), path: listPathOf(resource) },
    deletion
      ? { label: 'Deleted', path: deletedPathOf(resource) }
      : { label: String(row[resource.nameColumn]), path: editPathOf(resource, id) },
  ];
  return <HistoryScreen {...{ resource, id, deletion, above, db, viewer }} />;
}
