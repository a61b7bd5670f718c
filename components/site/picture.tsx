import { pictureOf } from '@/lib/picture';
import { PictureBox, type PictureBoxProps } from './picture-box';

type PictureProps = Omit<PictureBoxProps, 'picture'> & {
  /** Fields in the order of preference: addresses, bucket paths or an emoji. */
  sources: (string | null | undefined)[];
};

/** An entity's picture as it is stored, in a box of fixed size. */
export function Picture({ sources, ...box }: PictureProps) {
  return <PictureBox {...box} picture={pictureOf(...sources)} />;
}
