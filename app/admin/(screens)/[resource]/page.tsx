import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ResourceList } from '@/components/admin/list/resource-list';
import { ScreenHead } from '@/components/admin/screen-head';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { resourceOf } from '@/lib/resources';
import type { SearchParams } from '@/lib/resources/list-query';
import { titleOf } from '@/lib/resources/words';

export const instant = false;

interface ListPageProps {
  params: Promise<{ resource: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: ListPageProps): Promise<Metadata> {
  const resource = resourceOf((await params).resource);
  return { title: resource && titleOf(resource) };
}

export default async function ListPage({ params, searchParams }: ListPageProps) {
  const { db } = await requireAdmin();
  const resource = resourceOf((await params).resource);
  if (!resource || resource.listPath) notFound();
  return (
    <>
      <ScreenHead title={titleOf(resource)}>
        {!resource.isReadOnly && (
          <Link href={`/admin/${resource.key}/new`} prefetch={false} className="button-brand">
            New {resource.one}
          </Link>
        )}
      </ScreenHead>
      <ResourceList db={db} resource={resource} searchParams={await searchParams} />
    </>
  );
}
