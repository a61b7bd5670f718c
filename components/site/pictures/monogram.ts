import { type Hue, hueOf } from '@/lib/theme/hues';

/**
 * Returns the attributes with which a picture box shows a placeholder: initials on a tint, both derived from the name.
 * The style sheet draws the initials if a picture is missing or fails to load. They are not part of the text, because
 * nobody needs to find, copy or hear them.
 * @param hue the tint, if it is not to be derived from the name
 */
export const monogramOf = (name: string, hue?: Hue) => ({
  'data-hue': hue ?? hueOf(name),
  'data-initials': initialsOf(name),
});

/** Returns up to two initials: 'Marks & Spencer' → 'MS', 'Argos' → 'A', 'H&M' → 'HM'. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toUpperCase())
    .join('');
}
