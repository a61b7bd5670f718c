import { withArticle, withCapital } from '@/lib/text/initial';
import type { Resource, Row } from './resource';

// Texts with the name of an entity. Their wording is specified in docs/product.md#new-rows,
// docs/product.md#success-texts and docs/product.md#failure-texts.

export type Verb = 'created' | 'updated' | 'deleted';
const INFINITIVES = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** Returns the message after a successful write: 'Retailer created successfully', 'Content deleted successfully'. */
export function successText(resource: Resource, verb: Verb, row?: Row): string {
  const name = (verb !== 'deleted' && row && resource.nameOf?.(row)) || resource.one;
  return `${withCapital(name)} ${verb} successfully`;
}

/** Returns the message after a failed write: 'Failed to create retailer'. */
export const failureText = ({ one, failureName = one }: Resource, verb: Verb) =>
  `Failed to ${INFINITIVES[verb]} ${failureName}`;

/** Returns the error message for a slug that is taken: 'A retailer with this slug already exists'. */
export function slugTakenText({ one, isUncountable }: Resource): string {
  return `${withCapital(isUncountable ? one : withArticle(one))} with this slug already exists`;
}

/** Returns the words for the row that is being edited: 'this retailer' or, for settings, 'these homepage settings'. */
export const thisOne = ({ one, single }: Resource) => `${single ? 'these' : 'this'} ${one}`;

/** The nouns for a list of rows that belong to different entities. */
export const ROWS = { one: 'row', many: 'rows' };

/** Returns a number of rows with its noun: '1 retailer', '1,200 retailers', '3 pieces of content'. */
export function counted(
  { one, many, isUncountable }: Pick<Resource, 'one' | 'many' | 'isUncountable'>,
  count: number,
): string {
  const noun = isUncountable ? `${count === 1 ? 'piece' : 'pieces'} of ${one}` : count === 1 ? one : many;
  return `${count.toLocaleString('en-GB')} ${noun}`;
}

/** Returns the title of an entity's list, such as 'Retailers'. */
export const titleOf = ({ many }: Resource) => withCapital(many);
