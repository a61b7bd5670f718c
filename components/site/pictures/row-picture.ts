import type { DrawnRow } from '@/lib/images/drawings';
import { entityPicture } from '@/lib/images/entity-picture';
import type { PictureSource } from '@/lib/images/picture-source';
import { drawingSrc } from './drawing-files';

/**
 * Returns the picture of a category, subcategory or product, and whether it is a drawing made for this site. `sources`
 * are the stored pictures, in order of preference: URLs, paths in the storage bucket, or an emoji.
 */
export function rowPicture(
  row: DrawnRow,
  ...sources: (string | null | undefined)[]
): { picture: PictureSource; isDrawing: boolean } {
  const found = entityPicture(row, ...sources);
  return found.kind === 'drawing'
    ? { picture: { kind: 'image', src: drawingSrc(found.drawing) }, isDrawing: true }
    : { picture: found, isDrawing: false };
}
