import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ResourceEditor } from '@/components/admin/editor/resource-editor';
import { ScreenHead } from '@/components/admin/screen-head';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { resourceOf, valuesOf } from '@/lib/resources';
import { listPathOf } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/words';

export const instant = false;

interface NewPageProps {
  params: Promise<{ resource: string }>;
}

export async function generateMetadata({ params }: NewPageProps): Promise<Metadata> {
  return { title: `New ${resourceOf((await params).resource)?.one ?? ''}` };
}

export default async function NewPage({ params }: NewPageProps) {
  await requireAdmin();
  const resource = resourceOf((await params).resource);
  if (!resource || resource.isReadOnly) notFound();
  const above = [{ label: titleOf(resource), path: listPathOf(resource) }];
  return (
    <>
      <ScreenHead title={`New ${resource.one}`} above={above} />
      <ResourceEditor resource={resource.key} values={valuesOf(resource)} />
    </>
  );
}
