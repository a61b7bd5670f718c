import 'server-only';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { LOGO_BYTES } from './logo-limits';
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

/** A file of 1 MB can claim 60,000 by 60,000 pixels, which would take a browser 14 GB. */
const MOST_PIXELS = 4096;
const TOO_WIDE = `The picture is more than ${MOST_PIXELS.toLocaleString('en-GB')} pixels wide or high. Make it smaller first.`;

/** Reads a bitmap; returns null if it has no valid size, so that no browser would show it. */
function readPicture(bytes: Uint8Array): LogoFile | { refusal: string } | null {
  try {
    const found = KINDS.find(({ kind }) => kind.validate(bytes));
    if (!found) return null;
    const { width, height } = found.kind.calculate(bytes);
    if (!(width > 0 && height > 0)) return null;
    if (Math.max(width, height) > MOST_PIXELS) return { refusal: TOO_WIDE };
    return { bytes, contentType: found.contentType, extension: found.extension };
  } catch {
    // The reader throws on truncated or inconsistent files.
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

/** Validates an uploaded logo by its content; its name and its claimed type are not trusted. */
export async function readLogoFile(file: File): Promise<LogoFile | { refusal: string }> {
  if (/[/\\\0]|^\.+$/.test(file.name))
    return { refusal: 'The file name contains a path. Rename the file first.' };
  if (file.size === 0) return { refusal: 'The file is empty.' };
  if (file.size > LOGO_BYTES) return { refusal: 'The file is larger than 1 MB.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = readPicture(bytes);
  if (picture) return picture;
  const text = textOf(bytes);
  if (text === null || !looksLikeSvg(text))
    return { refusal: 'This isn’t a valid PNG, JPEG, WebP or SVG file.' };
  const safe = safeSvg(text);
  if ('refusal' in safe) return safe;
  return { bytes: new TextEncoder().encode(safe.svg), contentType: 'image/svg+xml', extension: 'svg' };
}
