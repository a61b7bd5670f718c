import { categories } from '@/lib/fallback/categories';
import { products } from '@/lib/fallback/products';
import { type DrawingName, drawingOf, type DrawnRow } from './drawings';
import type { PictureSource } from './picture-source';
import { resolvePicture } from './resolve-picture';

const BUILT_IN_EMOJI: Record<DrawnRow['kind'], ReadonlyMap<string, string | null>> = {
  category: new Map(categories.map(({ slug, icon }) => [slug, icon])),
  subcategory: new Map(),
  product: new Map(products.map(({ slug, image }) => [slug, image])),
};

export type EntityPicture = PictureSource | { kind: 'drawing'; drawing: DrawingName };

/**
 * Returns the picture of a category, subcategory or product: the image or emoji that an editor chose, or else the row's
 * drawing. A built-in emoji does not count as an editor's choice.
 */
export function entityPicture(row: DrawnRow, ...fields: (string | null | undefined)[]): EntityPicture {
  const stored = resolvePicture(...fields);
  if (stored.kind === 'image') return stored;
  if (stored.kind === 'emoji' && stored.emoji !== BUILT_IN_EMOJI[row.kind].get(row.slug)) return stored;
  const drawing = drawingOf(row);
  return drawing ? { kind: 'drawing', drawing } : stored;
}
