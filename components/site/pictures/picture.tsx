import type { DrawnRow } from '@/lib/images/drawings';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { hueOf } from '@/lib/theme/hues';
import { PictureBox, type PictureBoxProps } from './picture-box';
import { rowPicture } from './row-picture';

type PictureProps = Omit<PictureBoxProps, 'picture' | 'hue' | 'shape' | 'isDrawing'> & {
  /**
   * The values from which to take the picture, in order of preference: URLs, paths in the storage bucket, or an emoji.
   */
  sources?: (string | null | undefined)[];
  /** The category, subcategory or product that the picture shows. If it has no stored picture, its drawing is shown. */
  row?: DrawnRow;
};

/**
 * Shows the picture of an entity in a box of fixed size: a stored picture, an emoji, a drawing made for this site, or a
 * monogram. The box is 4:3 if `row` is passed, otherwise square.
 */
export function Picture({ sources = [], row, ...box }: PictureProps) {
  if (!row) return <PictureBox {...box} picture={resolvePicture(...sources)} />;
  const hue = hueOf(box.name, row.slug, ...(row.parents ?? []));
  return <PictureBox {...box} {...rowPicture(row, ...sources)} hue={hue} shape="wide" />;
}
