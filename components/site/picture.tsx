import { pictureOf } from '@/lib/picture';
import { Monogram } from './monogram';

interface PictureProps {
  name: string;
  /** Fields in the order of preference: addresses, bucket paths or an emoji. */
  sources: (string | null | undefined)[];
  size?: 'small' | 'large';
  /** Loads at once, for what is seen first; everything else begins 50 px before it comes into view. */
  priority?: boolean;
}

const BOX = { small: 'size-14', large: 'size-20 sm:size-24' };
const EMOJI = { small: 'text-3xl', large: 'text-5xl' };
const PIXELS = { small: 56, large: 96 };
/** One transparent pixel, until shell/start-pictures puts the real address in its place. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** An entity's picture in a box of fixed size: image, emoji or monogram; decorative, since the name stands beside it. */
export function Picture({ name, sources, size = 'small', priority = false }: PictureProps) {
  const picture = pictureOf(...sources);
  return (
    <span
      className={`${BOX[size]} relative block shrink-0 overflow-hidden rounded-box border border-rule bg-sunken`}
    >
      {picture.kind === 'emoji' ? (
        <span aria-hidden="true" className={`flex size-full items-center justify-center ${EMOJI[size]}`}>
          {picture.emoji}
        </span>
      ) : (
        <Monogram name={name} />
      )}
      {picture.kind === 'image' && <Photo src={picture.src} pixels={PIXELS[size]} priority={priority} />}
    </span>
  );
}

interface PhotoProps {
  src: string;
  pixels: number;
  priority: boolean;
}

/** Over the monogram, which pulses until the image has come and is what one sees when it never does. */
function Photo({ src, pixels, priority }: PhotoProps) {
  const plain = { width: pixels, height: pixels, decoding: 'async', className: 'picture' } as const;
  if (priority) return <img alt="" {...plain} src={src} loading="eager" fetchPriority="high" />;
  return (
    <>
      <img alt="" {...plain} src={NOTHING} data-src={src} />
      <noscript>
        <img alt="" {...plain} src={src} loading="lazy" />
      </noscript>
    </>
  );
}
