import { CATEGORY_DRAWINGS } from '@/lib/images/drawings';

/** The pairs of colours, named after the built-in categories that have them (app/styles/hues.css). */
export const HUES = CATEGORY_DRAWINGS;
export type Hue = (typeof HUES)[number];

const isHue = (slug: string | null | undefined): slug is Hue => HUES.some((hue) => hue === slug);

/**
 * Returns the hue of the first slug that is a built-in category. If there is none, derives a hue from the name, so that
 * it is the same on every page.
 */
export function hueOf(name: string, ...slugs: (string | null | undefined)[]): Hue {
  const own = slugs.find(isHue);
  if (own) return own;
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return HUES[sum % HUES.length] ?? 'electronics';
}
