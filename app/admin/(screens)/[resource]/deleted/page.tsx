import type { Metadata } from 'next';
import { DeletedRows } from '@/components/admin/deletion/deleted-rows';
import { NO_SUCH_SCREEN, NoSuchScreen } from '@/components/admin/no-such-screen';
import { ScreenHead } from '@/components/admin/screen-head';
import { resourceOf } from '@/lib/resources';
import { hasHistory, listPathOf } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/entity-texts';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;

interface DeletedPageProps {
  params: Promise<{ resource: string }>;
}

/**
 * Returns the entity in the path. Returns undefined for an unknown entity, or if the site doesn't keep deleted rows of
 * this entity.
 */
async function recorded(params: DeletedPageProps['params']) {
  const resource = resourceOf((await params).resource);
  return resource && hasHistory(resource) ? resource : undefined;
}

export async function generateMetadata({ params }: DeletedPageProps): Promise<Metadata> {
  const resource = await recorded(params);
  return resource ? { title: `Deleted ${resource.many}` } : NO_SUCH_SCREEN;
}

export default async function DeletedPage({ params }: DeletedPageProps) {
  const { db, viewer } = await requireAdmin();
  const resource = await recorded(params);
  if (!resource) return <NoSuchScreen />;
  return (
    <>
      <ScreenHead
        title={`Deleted ${resource.many}`}
        above={[{ label: titleOf(resource), path: listPathOf(resource) }]}
      />
      <DeletedRows db={db} resource={resource} viewerId={viewer.id} />
    </>
  );
}
