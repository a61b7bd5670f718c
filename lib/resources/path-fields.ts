import { fieldsOf, type Resource, type Row } from './resource';

/** Returns the names of the fields that decide whether and when a row is public. */
export const publicationFields = ({ flag }: Resource): string[] =>
  flag ? [flag.column, flag.from, flag.startsAt, flag.endsAt].filter((name) => name !== undefined) : [];

/**
 * Returns the names of the fields because of which two versions of a row have different paths. Also returns the names
 * of the reference fields whose choices depend on one of these fields, because both must change together.
 */
export function pathFields(resource: Resource, now: Row, then: Row): string[] {
  const { publicPath, hasSlug } = resource;
  const differs = (name: string) => JSON.stringify(now[name] ?? null) !== JSON.stringify(then[name] ?? null);
  const isPart = (name: string) =>
    (hasSlug && name === 'slug') ||
    (publicPath !== undefined && publicPath(now) !== publicPath({ ...now, [name]: then[name] ?? null }));
  const moving = fieldsOf(resource)
    .map(({ name }) => name)
    .filter((name) => differs(name) && isPart(name));
  const following = fieldsOf(resource).filter(
    (field) => field.kind === 'reference' && field.within && moving.includes(field.within),
  );
  return [...moving, ...following.map(({ name }) => name)];
}
