import { editPathOf, type Resource } from '@/lib/resources/resource';

/**
 * Returns the path of a row's edit form. The form shows the accepted texts of a generation (a model's draft) as unsaved
 * edits.
 */
export const pendingPath = (
  resource: Resource,
  { rowId, generationId }: { rowId: string; generationId: string },
) => `${editPathOf(resource, rowId)}?generation=${generationId}`;

/** Returns the path of the screen that shows the texts of a generation (a model's draft). */
export const generationPath = (id: string) => `/admin/content-generator/draft?id=${id}`;

/**
 * Returns the path of a page of the list of past drafts. With `versionId`, the list contains only drafts made with this
 * version of a prompt.
 */
export function generatorHistoryPath({ page, versionId }: { page?: number; versionId?: string }): string {
  const query = new URLSearchParams();
  if (versionId) query.set('made', versionId);
  if (page && page > 1) query.set('page', String(page));
  return `/admin/content-generator${query.size > 0 ? `?${query}` : ''}`;
}
