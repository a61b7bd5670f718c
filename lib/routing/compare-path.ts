import { isSlug } from './slug';

export const COMPARE_PATH = '/compare';
/** The path to which the comparison form submits the chosen shops. It redirects to the comparison of these shops. */
export const COMPARE_CHOICE_PATH = `${COMPARE_PATH}/choose`;
/** The minimum and maximum number of shops in one comparison. */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

const BETWEEN = '-vs-';

/**
 * Returns whether a slug can be part of a comparison's path. It must not contain the word 'vs', which separates shops.
 */
export const isComparable = (slug: string): boolean => isSlug(slug) && !`-${slug}-`.includes(BETWEEN);

/**
 * Returns the canonical path of a comparison, with the shops in alphabetical order: '/compare/argos-vs-currys'. Returns
 * null if one of the slugs cannot be part of such a path.
 */
export function comparePath(slugs: readonly string[]): string | null {
  if (!slugs.every(isComparable)) return null;
  return `${COMPARE_PATH}/${[...new Set(slugs)].sort().join(BETWEEN)}`;
}

/** Returns the slugs in the last segment of a comparison's path; null if the segment has another form. */
export function comparedSlugs(segment: string): string[] | null {
  const slugs = segment.split(BETWEEN);
  return slugs.every(isComparable) ? slugs : null;
}
