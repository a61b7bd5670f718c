import type { DrawnRow } from '@/lib/images/drawings';
import { entityPicture } from '@/lib/images/entity-picture';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { hueOf } from '@/lib/theme/hues';
import { drawingSrc } from './drawing-files';
import { PictureBox, type PictureBoxProps } from './picture-box';

type PictureProps = Omit<PictureBoxProps, 'picture' | 'hue' | 'shape' | 'isDrawing'> & {
  /** The values that the picture may come from, in order of preference: URLs, paths in the bucket, or an emoji. */
  sources?: (string | null | undefined)[];
  /** The category, subcategory or product of the picture, which has a drawing if no picture is stored. */
  row?: DrawnRow;
};

/**
 * The picture of an entity in a box of fixed size: a stored picture, a drawing made for this site, or a monogram. With
 * `row` the box is 4:3, otherwise square.
 */
export function Picture({ sources = [], row, ...box }: PictureProps) {
  if (!row) return <PictureBox {...box} picture={resolvePicture(...sources)} />;
  const found = entityPicture(row, ...sources);
  const isDrawing = found.kind === 'drawing';
  const picture = isDrawing ? ({ kind: 'image', src: drawingSrc(found.drawing) } as const) : found;
  const hue = hueOf(box.name, row.slug, ...(row.parents ?? []));
  return <PictureBox {...box} picture={picture} hue={hue} shape="wide" isDrawing={isDrawing} />;
}
