import { fieldsOf, type Resource, type Row } from './resource';

/** The fields that decide whether the public sees a row, and from when. */
export const publicationFields = ({ flag }: Resource): string[] =>
  flag ? [flag.column, ...(flag.from ? [flag.from] : [])] : [];

/** The fields in which two states of a row differ so that its address does, and those that must go with them. */
export function addressFields(resource: Resource, now: Row, then: Row): string[] {
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
