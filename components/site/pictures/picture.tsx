import { resolvePicture } from '@/lib/images/resolve-picture';
import { PictureBox, type PictureBoxProps } from './picture-box';

type PictureProps = Omit<PictureBoxProps, 'picture'> & {
  /** The values that the picture may come from, in order of preference: URLs, paths in the bucket, or an emoji. */
  sources: (string | null | undefined)[];
};

/** An entity's stored picture in a box of fixed size. */
export function Picture({ sources, ...box }: PictureProps) {
  return <PictureBox {...box} picture={resolvePicture(...sources)} />;
}
