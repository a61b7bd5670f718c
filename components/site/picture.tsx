import { pictureOf } from '@/lib/picture';
import { Monogram } from './monogram';

interface PictureProps {
  name: string;
  /** Fields in the order of preference: addresses, bucket paths or an emoji. */
  sources: (string | null | undefined)[];
  size?: 'small' | 'large';
  priority?: boolean;
}

const BOX = { small: 'size-14', large: 'size-20 sm:size-24' };
const EMOJI = { small: 'text-3xl', large: 'text-5xl' };
const PIXELS = { small: 56, large: 96 };

/** An entity's picture in a box of fixed size: image, emoji or monogram; decorative, since the name stands beside it. */
export function Picture({ name, sources, size = 'small', priority = false }: PictureProps) {
  const picture = pictureOf(...sources);
  return (
    <span className={`${BOX[size]} block shrink-0 overflow-hidden rounded-box border border-rule bg-sunken`}>
      {picture.kind === 'image' && (
        <img
          src={picture.src}
          alt=""
          width={PIXELS[size]}
          height={PIXELS[size]}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-contain"
        />
      )}
      {picture.kind === 'emoji' && (
        <span aria-hidden="true" className={`flex size-full items-center justify-center ${EMOJI[size]}`}>
          {picture.emoji}
        </span>
      )}
      {picture.kind === 'none' && <Monogram name={name} />}
    </span>
  );
}
