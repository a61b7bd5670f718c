import { type Hue, hueOf } from '@/lib/theme/hues';

interface MonogramProps {
  name: string;
  hue?: Hue;
  isBehind?: boolean;
}

/**
 * The placeholder for a missing picture: initials on a tint, both derived from the name. The style sheet draws the
 * initials, because they are decoration: nobody wants to find, copy or hear them.
 * @param hue the tint, if it is not to be derived from the name
 * @param isBehind whether a picture covers the placeholder, which then has initials only if the picture fails
 */
export function Monogram({ name, hue, isBehind = false }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      data-hue={hue ?? hueOf(name)}
      data-initials={initialsOf(name)}
      className={isBehind ? 'monogram is-behind' : 'monogram'}
    />
  );
}

/** Returns up to two initials: 'Marks & Spencer' → 'MS', 'Argos' → 'A', 'H&M' → 'HM'. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toUpperCase())
    .join('');
}
