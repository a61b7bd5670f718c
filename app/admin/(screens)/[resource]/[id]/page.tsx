import type { Metadata } from 'next';
import Link from 'next/link';
import { ResourceEditor } from '@/components/admin/editor/resource-editor';
import { RowActions } from '@/components/admin/editor/row-actions';
import { NO_SUCH_SCREEN, NoSuchScreen } from '@/components/admin/no-such-screen';
import { ScreenHead } from '@/components/admin/screen-head';
import { isParentPublished } from '@/lib/data/admin/rows';
import { valuesOf } from '@/lib/resources';
import { hasHistory, historyPathOf, listPathOf } from '@/lib/resources/resource';
import { suggestedAlias } from '@/lib/resources/prefilled-values';
import { publicationStatus } from '@/lib/resources/publication-status';
import { titleOf } from '@/lib/resources/entity-texts';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { readSearchTemplates } from '@/lib/services/content-settings/search-templates';
import { pendingTexts } from '@/lib/services/generation/pending-texts';
import { findHistory, findRow, type RowParams } from '@/lib/services/rows/find-row';

export const instant = false;

interface EditPageProps {
  params: Promise<RowParams>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: EditPageProps): Promise<Metadata> {
  const { db } = await requireAdmin();
  const { resource, row } = await findRow(db, await params);
  if (!row) return NO_SUCH_SCREEN;
  return { title: `${String(row[resource.nameColumn])} | ${titleOf(resource)}` };
}

export default async function EditPage({ params, searchParams }: EditPageProps) {
  const { db } = await requireAdmin();
  const { resource, row, id } = await findRow(db, await params);
  if (!row) {
    const deleted = await findHistory(db, await params);
    return (
      <NoSuchScreen
        resource={resource}
        historyPath={deleted ? historyPathOf(deleted.resource, id) : undefined}
      />
    );
  }
  const isShown = publicationStatus(resource, row) === 'on' && (await isParentPublished(db, resource, row));
  const publicPath = isShown ? resource.publicPath?.(row) : null;
  const name = String(row[resource.nameColumn]);
  const query = await searchParams;
  const pending = await pendingTexts(db, resource, { row, generationId: one(query.generation) });
  return (
    <>
      <ScreenHead title={name} above={[{ label: titleOf(resource), path: listPathOf(resource) }]}>
        {publicPath && (
          <a href={publicPath} target="_blank" rel="noopener" className="button-quiet">
            View page
          </a>
        )}
        {hasHistory(resource) && (
          <Link href={historyPathOf(resource, id)} prefetch={false} className="button-quiet">
            History
          </Link>
        )}
        <RowActions
          {...{ id, name }}
          resource={resource.key}
          listPath={listPathOf(resource)}
          removal={resource.removal}
        />
      </ScreenHead>
      {pending && (
        <p className="card mb-4 p-4">
          We’ve filled in the texts that were accepted from a draft. Check and save them. Visitors see them
          only after you save.
        </p>
      )}
      <ResourceEditor
        resource={resource.key}
        values={valuesOf(resource, row)}
        row={{ id, updatedAt: String(row.updated_at) }}
        suggested={pending ?? suggestedAlias(resource, row, query)}
        searchTemplates={await readSearchTemplates(db)}
      />
    </>
  );
}
