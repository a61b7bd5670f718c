import type { PictureSource } from '@/lib/images/picture-source';
import type { Hue } from '@/lib/theme/hues';
import { Monogram } from './monogram';

export interface PictureBoxProps {
  name: string;
  picture: PictureSource;
  /** The tint of the placeholder. If left out, it is derived from the name. */
  hue?: Hue;
  /** The width of the box. A style sheet may make the box larger, as in cards. */
  size?: 'tiny' | 'small' | 'large';
  /** The shape of the box: square for logos, 4:3 for categories, subcategories and products. */
  shape?: 'square' | 'wide';
  /**
   * Whether the picture loads at once, as it should at the top of a page. Other pictures load 50 px before they come
   * into view.
   */
  priority?: boolean;
  /**
   * Whether the picture uses the browser's own lazy loading. The first screen of a page needs this, because its pictures
   * cannot wait for shell/start-pictures, and so does the admin area, where that does not run.
   */
  isPlain?: boolean;
  /** Whether the picture is a drawing made for this site, whose ground is the tint of its category. */
  isDrawing?: boolean;
}

const EMOJI = { tiny: 'text-2xl', small: 'text-3xl', large: 'text-5xl' };
const PIXELS = {
  square: { tiny: square(44), small: square(56), large: square(96) },
  wide: { tiny: fourToThree(56), small: fourToThree(96), large: fourToThree(384) },
};
const WIDE = { width: 672, height: 378 };
/** The source of a picture until shell/start-pictures sets the real source: a single transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * An entity's picture in a box of fixed size: an image, an emoji or a monogram. It is hidden from screen readers,
 * because the name is beside it.
 */
export function PictureBox({
  name,
  picture,
  hue,
  size = 'small',
  shape = 'square',
  priority = false,
  isPlain,
  isDrawing,
}: PictureBoxProps) {
  const classes = [
    `picture-box picture-box-${size}`,
    shape === 'wide' && 'picture-box-wide',
    isDrawing && 'is-drawing',
    picture.kind === 'image' && !priority && !isPlain && 'is-lazy',
  ];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      {picture.kind === 'emoji' ? (
        <span aria-hidden="true" className={`flex size-full items-center justify-center ${EMOJI[size]}`}>
          {picture.emoji}
        </span>
      ) : (
        <Monogram name={name} hue={hue} isBehind={picture.kind === 'image'} />
      )}
      {picture.kind === 'image' && (
        <Photo src={picture.src} size={PIXELS[shape][size]} priority={priority} isPlain={isPlain} />
      )}
    </span>
  );
}

/**
 * The picture at the head of a page, as wide as the page's text. It is hidden from screen readers, because the title is
 * below it.
 */
export function WidePicture({ name, src }: { name: string; src: string }) {
  return (
    <span className="picture-box aspect-video">
      <Monogram name={name} isBehind />
      <Photo src={src} size={WIDE} className="picture picture-wide" priority />
    </span>
  );
}

interface PhotoProps {
  src: string;
  size: { width: number; height: number };
  priority?: boolean;
  isPlain?: boolean;
  className?: string;
}

/**
 * An image on top of a placeholder, such as a monogram. The placeholder pulses while the image loads, and stays visible
 * if the image fails.
 */
function Photo({ src, size, priority, isPlain, className = 'picture' }: PhotoProps) {
  const plain = { ...size, decoding: 'async', className } as const;
  if (priority) return <img alt="" {...plain} src={src} loading="eager" fetchPriority="high" />;
  if (isPlain) return <img alt="" {...plain} src={src} loading="lazy" />;
  return (
    <>
      <img alt="" {...plain} src={NOTHING} data-src={src} />
      <noscript>
        <img alt="" {...plain} src={src} loading="lazy" />
      </noscript>
    </>
  );
}

function square(side: number) {
  return { width: side, height: side };
}

function fourToThree(width: number) {
  return { width, height: (width * 3) / 4 };
}
