import 'server-only';
import { DatabaseError } from '@/lib/data/database-error';
import { actionError, type ActionState } from '@/lib/forms/form-state';
import type { Resource } from '@/lib/resources/resource';
import { failureText, slugTakenText, type Verb } from '@/lib/resources/entity-texts';
import type { Outcome } from './outcome';

/** For some constraints of the database, the error message and the field beside which it is shown, if there is one. */
const CONSTRAINTS: Record<string, { text: string; field?: string }> = {
  redirects_no_loop: { text: 'This redirect would lead back to itself', field: 'to_path' },
  redirects_from_path_key: { text: 'There’s already a redirect from this path', field: 'from_path' },
  products_subcategory_of_category: {
    text: 'This subcategory belongs to another category',
    field: 'subcategory',
  },
  sale_windows_retailer_slug_year_channel_key: {
    text: 'This retailer already has a sale date for this year and channel',
    field: 'channel',
  },
  refuse_unaccepted_texts: {
    text: 'A model has drafted a part of this text, and nobody has accepted it. Accept it in the content generator first.',
  },
  user_roles_keep_one_admin: { text: 'You can’t remove the last admin' },
};

/** PostgreSQL's error codes for a violated unique constraint, foreign key and check constraint. */
const UNIQUE = '23505';
const REFERENCED = '23503';
const CHECK = '23514';

/**
 * Handles a failed write. If the database did not respond in time, it may still have saved the change. The outcome then
 * contains `tags`, so that the pages expire, and a message that asks the editor to try again. Rethrows unexpected
 * errors.
 */
export function failedWrite(resource: Resource, verb: Verb, error: unknown, tags: string[]): Outcome<never> {
  if (!(error instanceof DatabaseError)) throw error;
  if (error.isUnanswered) {
    console.error('The database did not respond to a write:', error);
    const message = `The database didn’t respond in time, so this may or may not have been ${verb}. Try again. If your first attempt was saved, we’ll tell you.`;
    return { state: actionError(message), tags };
  }
  const state = writeFailure(resource, verb, error);
  if (!state) throw error;
  return { state };
}

/**
 * Returns an error state for a database error; null for an unexpected error. The message states the reason, or says
 * 'Failed to … {one}' if the reason is unknown (docs/product.md#failure-texts).
 */
export function writeFailure(
  resource: Resource,
  verb: Verb,
  error: Pick<DatabaseError, 'code' | 'message'>,
): ActionState<never> | null {
  const refused = (message: string, fieldErrors?: Record<string, string>): ActionState<never> =>
    actionError(message, { fieldErrors });
  const known = constraintOf(error.message);
  if (known) return refused(known.text, known.field ? { [known.field]: known.text } : undefined);
  if (error.code === UNIQUE) {
    if (resource.hasSlug) return refused(slugTakenText(resource), { slug: slugTakenText(resource) });
    return refused(`${failureText(resource, verb)}: an identical one already exists`);
  }
  if (error.code === REFERENCED && verb === 'deleted') {
    return refused(
      `${failureText(resource, verb)}: other rows still belong to it. Move or delete them first.`,
    );
  }
  if (error.code === REFERENCED) {
    return refused(`${failureText(resource, verb)}: it refers to something that no longer exists`);
  }
  return error.code === CHECK ? refused(failureText(resource, verb)) : null;
}

/**
 * The constraint for each error that a trigger raises, found by a pattern in its message, because such errors contain
 * no constraint name.
 */
const RAISED: [RegExp, string][] = [
  [/would be a loop/, 'redirects_no_loop'],
  [/last admin/, 'user_roles_keep_one_admin'],
  [/no admin has accepted it/, 'refuse_unaccepted_texts'],
  [/belongs to another category/, 'products_subcategory_of_category'],
];

function constraintOf(message: string) {
  const [, named = ''] = /constraint "([^"]+)"/.exec(message) ?? [];
  const name = RAISED.find(([pattern]) => pattern.test(message))?.[1] ?? named;
  return Object.hasOwn(CONSTRAINTS, name) ? CONSTRAINTS[name] : undefined;
}
