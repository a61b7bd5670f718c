import type { Metadata } from 'next';
import { ResourceEditor } from '@/components/admin/editor/resource-editor';
import { NO_SUCH_SCREEN, NoSuchScreen } from '@/components/admin/no-such-screen';
import { ScreenHead } from '@/components/admin/screen-head';
import { resourceOf, valuesOf } from '@/lib/resources';
import { prefilledValues } from '@/lib/resources/prefilled-values';
import { listPathOf } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/entity-texts';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { readSearchTemplates } from '@/lib/services/content-settings/search-templates';

export const instant = false;

interface NewPageProps {
  params: Promise<{ resource: string }>;
  searchParams: Promise<SearchParams>;
}

/** Returns the entity in the path. Returns undefined for an unknown entity, or if editors can't create rows of it. */
async function editable(params: NewPageProps['params']) {
  const resource = resourceOf((await params).resource);
  return resource?.isReadOnly || resource?.isFixedSet ? undefined : resource;
}

export async function generateMetadata({ params }: NewPageProps): Promise<Metadata> {
  const resource = await editable(params);
  return resource ? { title: `New ${resource.one}` } : NO_SUCH_SCREEN;
}

export default async function NewPage({ params, searchParams }: NewPageProps) {
  const { db } = await requireAdmin();
  const resource = await editable(params);
  if (!resource) return <NoSuchScreen />;
  const above = [{ label: titleOf(resource), path: listPathOf(resource) }];
  return (
    <>
      <ScreenHead title={`New ${resource.one}`} above={above} />
      <ResourceEditor
        resource={resource.key}
        values={{ ...valuesOf(resource), ...prefilledValues(resource, await searchParams) }}
        searchTemplates={await readSearchTemplates(db)}
      />
    </>
  );
}
