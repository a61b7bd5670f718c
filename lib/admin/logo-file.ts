import 'server-only';
import { looksLikeSvg, safeSvg } from './safe-svg';
import { LOGO_BYTES } from './logo-limits';

export interface LogoFile {
  bytes: Uint8Array;
  contentType: string;
  extension: string;
}

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);
const asciiAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const KINDS = [
  {
    contentType: 'image/png',
    extension: 'png',
    isOne: (bytes: Uint8Array) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  {
    contentType: 'image/jpeg',
    extension: 'jpg',
    isOne: (bytes: Uint8Array) => startsWith(bytes, 0xff, 0xd8, 0xff),
  },
  {
    contentType: 'image/webp',
    extension: 'webp',
    isOne: (bytes: Uint8Array) => asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 12) === 'WEBP',
  },
];

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
  const kind = KINDS.find(({ isOne }) => isOne(bytes));
  if (kind) return { bytes, contentType: kind.contentType, extension: kind.extension };
  const text = textOf(bytes);
  if (text === null || !looksLikeSvg(text))
    return { refusal: 'This is no PNG, JPEG, WebP or SVG, whatever its name says.' };
  const safe = safeSvg(text);
  if ('refusal' in safe) return safe;
  return { bytes: new TextEncoder().encode(safe.svg), contentType: 'image/svg+xml', extension: 'svg' };
}
