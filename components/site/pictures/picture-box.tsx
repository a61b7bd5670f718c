import type { PictureSource } from '@/lib/images/picture-source';
import type { Hue } from '@/lib/theme/hues';
import { monogramOf } from './monogram';

export interface PictureBoxProps {
  name: string;
  picture: PictureSource;
  /** The tint of the placeholder. By default, the tint is derived from the name. */
  hue?: Hue;
  /** The width of the box. A style sheet may make the box larger, as in cards. */
  size?: 'tiny' | 'small' | 'large';
  /** The shape of the box: square for logos, 4:3 for categories, subcategories and products. */
  shape?: 'square' | 'wide';
  /**
   * Whether to load the picture at once. Set this at the top of a page. Other pictures load shortly before they come
   * into view.
   */
  priority?: boolean;
  /**
   * Whether to use the browser's own lazy loading. Set this on the first screen of a page, whose pictures must not wait
   * for the script shell/start-pictures. Also set it in the admin area, where that script does not run.
   */
  isPlain?: boolean;
  /**
   * Whether the picture is a drawing made for this site. If so, its background is the tint of the drawing's category.
   */
  isDrawing?: boolean;
}

const EMOJI = { tiny: 'text-2xl', small: 'text-3xl', large: 'text-5xl' };
const PIXELS = {
  square: { tiny: square(44), small: square(56), large: square(96) },
  wide: { tiny: fourToThree(56), small: fourToThree(96), large: fourToThree(384) },
};
const WIDE = { width: 672, height: 378 };
/** The `src` of a picture until the script shell/start-pictures sets the real URL: a single transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * Shows the picture of an entity in a box of fixed size: an image, an emoji or a monogram. The box is hidden from
 * screen readers, because the entity's name is beside it.
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
    picture.kind === 'none' && 'is-empty',
    picture.kind === 'image' && !priority && !isPlain && 'is-lazy',
  ];
  return (
    <span
      aria-hidden="true"
      className={classes.filter(Boolean).join(' ')}
      {...(picture.kind !== 'emoji' && monogramOf(name, hue))}
    >
      {picture.kind === 'emoji' && (
        <span className={`flex size-full items-center justify-center ${EMOJI[size]}`}>{picture.emoji}</span>
      )}
      {picture.kind === 'image' && (
        <Photo src={picture.src} size={PIXELS[shape][size]} priority={priority} isPlain={isPlain} />
      )}
    </span>
  );
}

/**
 * Shows the picture at the head of a page, as wide as the page's text. The picture is hidden from screen readers,
 * because the page's title is beside or below it.
 */
export function WidePicture({ name, src }: { name: string; src: string }) {
  return (
    <span aria-hidden="true" className="picture-box aspect-video" {...monogramOf(name)}>
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
 * Shows an image in a picture box. Without `priority` or `isPlain`, the script shell/start-pictures loads the image,
 * and the tint of the box pulses until then. If an image fails, the box shows initials.
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
