import { CATEGORY_DRAWINGS } from '@/lib/images/drawings';

/**
 * The names of the hues. Each hue is a pair of colours (app/styles/hues.css), named after the built-in category that
 * uses it.
 */
export const HUES = CATEGORY_DRAWINGS;
export type Hue = (typeof HUES)[number];

const isHue = (slug: string | null | undefined): slug is Hue => HUES.some((hue) => hue === slug);

/**
 * Returns the hue of the first slug that belongs to a built-in category. If there is no such slug, derives the hue from
 * `name`, the name of a row, so that this row has the same hue on every page.
 */
export function hueOf(name: string, ...slugs: (string | null | undefined)[]): Hue {
  const own = slugs.find(isHue);
  if (own) return own;
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return HUES[sum % HUES.length] ?? 'electronics';
}
