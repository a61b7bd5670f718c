import { editPathOf, type Resource } from '@/lib/resources/resource';

/** Returns the path of the editor of a public row, with accepted texts filled in as unsaved edits. */
export const pendingPath = (
  resource: Resource,
  { rowId, generationId }: { rowId: string; generationId: string },
) => `${editPathOf(resource, rowId)}?generation=${generationId}`;

/** Returns the path of the screen on which the texts of a generation are looked at. */
export const generationPath = (id: string) => `/admin/content-generator/draft?id=${id}`;
