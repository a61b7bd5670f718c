const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Returns whether a path segment has the form of a slug. Check this before reading or caching anything for the segment.
 */
export function isSlug(value: string): boolean {
  return value.length <= 120 && SLUG.test(value);
}

/**
 * Converts a name to a slug: 'Currys & PC World' becomes 'currys-pc-world'. Returns '' if the name has no usable
 * character.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '');
