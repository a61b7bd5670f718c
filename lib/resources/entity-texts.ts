import type { Resource, Row } from './resource';

// Fixed texts: docs/product.md#new-rows, docs/product.md#success-texts and docs/product.md#failure-texts.

export type Verb = 'created' | 'updated' | 'deleted';
const INFINITIVES = { created: 'create', updated: 'update', deleted: 'delete' } as const;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Retailer created successfully', 'Guide updated successfully', 'Content deleted successfully'. */
export function successText(resource: Resource, verb: Verb, row?: Row): string {
  const name = (verb !== 'deleted' && row && resource.nameOf?.(row)) || resource.one;
  return `${capital(name)} ${verb} successfully`;
}

/** 'Failed to create retailer'. */
export const failureText = ({ one, failureName = one }: Resource, verb: Verb) =>
  `Failed to ${INFINITIVES[verb]} ${failureName}`;

/** 'A retailer with this slug already exists', 'Content with this slug already exists'. */
export function slugTakenText({ one, isUncountable }: Resource): string {
  if (isUncountable) return `${capital(one)} with this slug already exists`;
  return `${/^[aeiou]/.test(one) ? 'An' : 'A'} ${one} with this slug already exists`;
}

/** 'this retailer', 'these homepage settings': settings are plural. */
export const thisOne = ({ one, single }: Resource) => `${single ? 'these' : 'this'} ${one}`;

/** '1 retailer', '1,200 retailers', '3 pieces of content'. */
export function counted(
  { one, many, isUncountable }: Pick<Resource, 'one' | 'many' | 'isUncountable'>,
  count: number,
): string {
  const noun = isUncountable ? `${count === 1 ? 'piece' : 'pieces'} of ${one}` : count === 1 ? one : many;
  return `${count.toLocaleString('en-GB')} ${noun}`;
}

/** The title of the list: 'Retailers'. */
export const titleOf = ({ many }: Resource) => capital(many);
