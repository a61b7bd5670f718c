import 'server-only';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { looksLikeSvg, safeSvg } from './safe-svg';
import { LOGO_BYTES } from './logo-limits';

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

/** A file of 1 MB can claim 60,000 by 60,000 pixels, for which a visitor's browser would take 14 GB. */
const MOST_PIXELS = 4096;
const TOO_WIDE = `The picture is more than ${MOST_PIXELS.toLocaleString('en-GB')} pixels wide or high. Make it smaller first.`;

/** A picture of pixels; null where it does not even say how large it is, and no browser would show it. */
function readPicture(bytes: Uint8Array): LogoFile | { refusal: string } | null {
  try {
    const found = KINDS.find(({ kind }) => kind.validate(bytes));
    if (!found) return null;
    const { width, height } = found.kind.calculate(bytes);
    if (!(width > 0 && height > 0)) return null;
    if (Math.max(width, height) > MOST_PIXELS) return { refusal: TOO_WIDE };
    return { bytes, contentType: found.contentType, extension: found.extension };
  } catch {
    // The reader throws at what breaks off or contradicts itself.
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

/** A file that may become a logo, by what is in it; neither its name nor its claimed type is believed. */
export async function readLogoFile(file: File): Promise<LogoFile | { refusal: string }> {
  if (/[/\\\0]|^\.+$/.test(file.name)) return { refusal: 'The name of the file is a path. Rename it first.' };
  if (file.size === 0) return { refusal: 'The file is empty.' };
  if (file.size > LOGO_BYTES) return { refusal: 'The file is larger than 1 MB.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = readPicture(bytes);
  if (picture) return picture;
  const text = textOf(bytes);
  if (text === null || !looksLikeSvg(text))
    return { refusal: 'This is no PNG, JPEG, WebP or SVG that can be shown, whatever its name says.' };
  const safe = safeSvg(text);
  if ('refusal' in safe) return safe;
  return { bytes: new TextEncoder().encode(safe.svg), contentType: 'image/svg+xml', extension: 'svg' };
}
