import { editPathOf, type Resource } from '@/lib/resources/resource';

/** Returns the path of the editor of a public row, with accepted texts filled in as unsaved edits. */
export const pendingPath = (
  resource: Resource,
  { rowId, generationId }: { rowId: string; generationId: string },
) => `${editPathOf(resource, rowId)}?generation=${generationId}`;

/** Returns the path of the screen on which the texts of a generation are looked at. */
export const generationPath = (id: string) => `/admin/content-generator/draft?id=${id}`;

/** Returns the path of a page of the history, or of the drafts of one version of a prompt. */
export function generatorHistoryPath({ page, versionId }: { page?: number; versionId?: string }): string {
  const query = new URLSearchParams();
  if (versionId) query.set('made', versionId);
  if (page && page > 1) query.set('page', String(page));
  return `/admin/content-generator${query.size > 0 ? `?${query}` : ''}`;
}
