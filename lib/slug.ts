const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a path segment can be a slug at all; asked before anything is read or cached for it. */
export function isSlug(value: string): boolean {
  return value.length <= 120 && SLUG.test(value);
}
