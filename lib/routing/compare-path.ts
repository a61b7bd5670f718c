import { isSlug } from './slug';

export const COMPARE_PATH = '/compare';
/** The path of the form's target, which redirects to a comparison. */
export const COMPARE_CHOICE_PATH = `${COMPARE_PATH}/choose`;
/** How many shops one page can compare. */
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

const BETWEEN = '-vs-';

/** Returns whether a slug can be part of a comparison's path: it must not look as if it named two shops. */
export const isComparable = (slug: string): boolean => isSlug(slug) && !`-${slug}-`.includes(BETWEEN);

/**
 * Returns the canonical path of a comparison, with the shops in alphabetical order: '/compare/argos-vs-currys'. Null if
 * one of the slugs cannot be part of such a path.
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
