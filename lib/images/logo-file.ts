import 'server-only';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { LOGO_BYTES } from './logo-rules';
import { looksLikeSvg, safeSvg } from './safe-svg';

export interface LogoFile {
  bytes: Uint8Array;
  contentType: string;
  extension: string;
}

const KINDS = [
  { contentType: 'image/png', extension: 'png', kind: PNG },
  { contentType: 'image/jpeg', extension: 'jpg', kind: JPG },
  { contentType: 'image/webp', extension: 'webp', kind: WEBP },
];

/**
 * The maximum width and height of a logo in pixels. Without a limit, a file of 1 MB could claim 60,000 by 60,000
 * pixels, for which a browser would need 14 GB of memory.
 */
const MOST_PIXELS = 4096;
const TOO_WIDE = `The picture is more than ${MOST_PIXELS.toLocaleString('en-GB')} pixels wide or high. Make it smaller first.`;

/**
 * Reads a PNG, JPEG or WebP file. Returns an error if the picture is too wide or too high. Returns null if the file is
 * of another kind or states no valid size, because browsers do not show a picture without a size.
 */
function readPicture(bytes: Uint8Array): LogoFile | { error: string } | null {
  try {
    const found = KINDS.find(({ kind }) => kind.validate(bytes));
    if (!found) return null;
    const { width, height } = found.kind.calculate(bytes);
    if (!(width > 0 && height > 0)) return null;
    if (Math.max(width, height) > MOST_PIXELS) return { error: TOO_WIDE };
    return { bytes, contentType: found.contentType, extension: found.extension };
  } catch {
    // The image-size library throws on truncated or inconsistent files.
    return null;
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Validates an uploaded logo by its content, because the file's name and claimed type cannot be trusted. */
export async function readLogoFile(file: File): Promise<LogoFile | { error: string }> {
  if (/[/\\\0]|^\.+$/.test(file.name))
    return { error: 'The file name contains a path. Rename the file first.' };
  if (file.size === 0) return { error: 'The file is empty.' };
  if (file.size > LOGO_BYTES) return { error: 'The file is larger than 1 MB.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = readPicture(bytes);
  if (picture) return picture;
  const text = textOf(bytes);
  if (text === null || !looksLikeSvg(text))
    return { error: 'This isn’t a valid PNG, JPEG, WebP or SVG file.' };
  const safe = safeSvg(text);
  if ('error' in safe) return safe;
  return { bytes: new TextEncoder().encode(safe.svg), contentType: 'image/svg+xml', extension: 'svg' };
}
