import type { DrawnRow } from '@/lib/images/drawings';
import { entityPicture } from '@/lib/images/entity-picture';
import { drawingSrc } from './drawing-files';
import { PictureBox, type PictureBoxProps } from './picture-box';

type EntityPictureProps = Omit<PictureBoxProps, 'picture' | 'isPlain' | 'shape'> & {
  row: DrawnRow;
  /** Sources in order of preference: URLs, bucket paths or an emoji. */
  sources?: (string | null | undefined)[];
};

/**
 * The picture of a category, subcategory or product in a 4:3 box: a stored picture, a drawing made for this site, or a
 * monogram.
 */
export function EntityPicture({ row, sources = [], ...box }: EntityPictureProps) {
  const found = entityPicture(row, ...sources);
  const picture =
    found.kind === 'drawing' ? ({ kind: 'image', src: drawingSrc(found.drawing) } as const) : found;
  return <PictureBox {...box} picture={picture} shape="wide" />;
}
