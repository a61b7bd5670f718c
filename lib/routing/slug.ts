const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a path segment can be a slug at all; asked before anything is read or cached for it. */
export function isSlug(value: string): boolean {
  return value.length <= 120 && SLUG.test(value);
}

/** The slug that a name suggests: 'Currys & PC World' is 'currys-pc-world'; '' when nothing of it can be in a slug. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '');
