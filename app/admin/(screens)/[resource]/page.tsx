import type { Metadata } from 'next';
import Link from 'next/link';
import { NewLink } from '@/components/admin/list/new-link';
import { ResourceList } from '@/components/admin/list/resource-list';
import { NO_SUCH_SCREEN, NoSuchScreen } from '@/components/admin/no-such-screen';
import { PageTabs } from '@/components/admin/pages/page-tabs';
import { ScreenHead } from '@/components/admin/screen-head';
import { resourceOf } from '@/lib/resources';
import { titleOf } from '@/lib/resources/entity-texts';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;

interface ListPageProps {
  params: Promise<{ resource: string }>;
  searchParams: Promise<SearchParams>;
}

/** Returns the entity in the path. Returns undefined for an unknown entity, or an entity with its own list screen. */
async function listed(params: ListPageProps['params']) {
  const resource = resourceOf((await params).resource);
  return resource?.listPath ? undefined : resource;
}

export async function generateMetadata({ params }: ListPageProps): Promise<Metadata> {
  const resource = await listed(params);
  return resource ? { title: titleOf(resource) } : NO_SUCH_SCREEN;
}

export default async function ListPage({ params, searchParams }: ListPageProps) {
  const { db } = await requireAdmin();
  const resource = await listed(params);
  if (!resource) return <NoSuchScreen />;
  return (
    <>
      <ScreenHead title={titleOf(resource)}>
        {resource.key === 'retailers' && (
          <Link href="/admin/retailers/order" prefetch={false} className="button-quiet">
            Change the order
          </Link>
        )}
        <NewLink resource={resource} />
      </ScreenHead>
      {resource.key === 'redirects' && <PageTabs current="redirects" />}
      <ResourceList db={db} resource={resource} searchParams={await searchParams} />
    </>
  );
}
