import type { Resource, Row, Values } from './resource';

const momentOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : undefined);

/**
 * Returns the values to save for an editor's form. If the editor has set a time to publish a draft that has passed, and
 * has not chosen otherwise, the draft is published with this save: a worker publishes only what comes due later.
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
  const isChosen = before
    ? flag.column in values || before[flag.column] === true
    : values[flag.column] === true;
  const row = { ...before, ...values };
  const end = flag.endsAt && momentOf(row[flag.endsAt]);
  if (isChosen || (end && end <= now)) return values;
  return { ...values, [flag.column]: true };
}
