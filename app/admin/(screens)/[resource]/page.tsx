import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NewLink } from '@/components/admin/list/new-link';
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
        <NewLink resource={resource} />
      </ScreenHead>
      <ResourceList db={db} resource={resource} searchParams={await searchParams} />
    </>
  );
}
