import { SHARP_PIXELS } from '@/lib/images/logo-rules';

/** The result of loading a picture: its size in pixels and whether it is sharp enough, or that it failed to load. */
export type PictureCheck = { state: 'good' | 'low'; width: number; height: number } | { state: 'broken' };

const checks = new Map<string, Promise<PictureCheck>>();

/** Loads a picture to check that it exists and has enough pixels to be sharp. An SVG is sharp at any size. */
export function checkPicture(src: string): Promise<PictureCheck> {
  const known = checks.get(src);
  if (known) return known;
  const check = new Promise<PictureCheck>((resolve) => {
    const image = new Image();
    image.onerror = () => resolve({ state: 'broken' });
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      const isDrawing = /\.svg([?#]|$)/i.test(src);
      const isSharp = isDrawing || Math.max(width, height) >= SHARP_PIXELS;
      resolve({ state: isSharp ? 'good' : 'low', width, height });
    };
    image.src = src;
  });
  checks.set(src, check);
  return check;
}
