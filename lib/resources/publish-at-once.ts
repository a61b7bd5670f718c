import type { Resource, Row, Values } from './resource';

const momentOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : undefined);

/**
 * Returns the values to save for an editor's form or a row of an import. If they give a draft a publication time in the
 * past, adds the publication flag, so that the save publishes the draft. A worker would not publish it, because workers
 * publish only drafts whose publication time is after the save. Adds no flag if the row is public or its time
 * to unpublish has passed too.
 * @param before the stored row; null for a new row
 */
export function publishedAtOnce(
  { flag }: Resource,
  values: Values,
  before: Row | null,
  now = Date.now(),
): Values {
  if (!flag?.startsAt) return values;
  const start = momentOf(values[flag.startsAt]);
  if (start === undefined || start > now || start === momentOf(before?.[flag.startsAt])) return values;
  const isPublished = before?.[flag.column] === true || values[flag.column] === true;
  const row = { ...before, ...values };
  const end = flag.endsAt && momentOf(row[flag.endsAt]);
  if (isPublished || (end && end <= now)) return values;
  return { ...values, [flag.column]: true };
}
