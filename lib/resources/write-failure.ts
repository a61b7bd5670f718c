import { actionError, type ActionState } from '@/lib/actions/action-state';
import type { Outcome } from '@/lib/actions/admin-action';
import { DatabaseError } from '@/lib/errors';
import type { Resource } from './resource';
import { failureText, slugTakenText, type Verb } from './words';

/** What the checks of the database say in words, and beside which field, by the name of the constraint. */
const CONSTRAINTS: Record<string, { text: string; field?: string }> = {
  redirects_no_loop: { text: 'This redirect would lead back to itself', field: 'to_path' },
  redirects_from_path_key: { text: 'There is a redirect from this path already', field: 'from_path' },
  products_subcategory_of_category: {
    text: 'This subcategory belongs to another category',
    field: 'subcategory',
  },
  user_roles_keep_one_admin: { text: 'The last admin cannot be removed' },
};

/** Postgres: a unique value is there already; another row refers to this one; a check failed. */
const UNIQUE = '23505';
const REFERENCED = '23503';
const CHECK = '23514';

/**
 * What becomes of a write that failed. A database that has not answered in time may have written all the same: then the
 * pages of `tags` expire, and the editor is told to look. Throws again what nobody expected.
 */
export function failedWrite(resource: Resource, verb: Verb, error: unknown, tags: string[]): Outcome<never> {
  if (!(error instanceof DatabaseError)) throw error;
  if (error.isUnanswered) {
    console.error('The database did not answer to a write:', error);
    const message = `The database did not answer in time, so it is not known whether this was ${verb}. Try again: you will be told if it was.`;
    return { state: actionError(message), tags };
  }
  const state = writeFailure(resource, verb, error);
  if (!state) throw error;
  return { state };
}

/**
 * A refusal of the database, in words for a form. Null for an unexpected error, which the caller logs. The toast has the
 * title 'Error' and the reason, or 'Failed to … {one}' without one (docs/product.md#failure-texts).
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
    return refused(`${failureText(resource, verb)}: there is one like it already`);
  }
  if (error.code === REFERENCED && verb === 'deleted') {
    return refused(
      `${failureText(resource, verb)}: other rows still belong to it. Move or delete those first.`,
    );
  }
  if (error.code === REFERENCED) {
    return refused(`${failureText(resource, verb)}: it refers to something that is no longer there`);
  }
  return error.code === CHECK ? refused(failureText(resource, verb)) : null;
}

/** Errors that a trigger raises do not say the name of their constraint. */
const RAISED: [RegExp, string][] = [
  [/would be a loop/, 'redirects_no_loop'],
  [/last admin/, 'user_roles_keep_one_admin'],
  [/belongs to another category/, 'products_subcategory_of_category'],
];

function constraintOf(message: string) {
  const [, named = ''] = /constraint "([^"]+)"/.exec(message) ?? [];
  const name = RAISED.find(([pattern]) => pattern.test(message))?.[1] ?? named;
  return Object.hasOwn(CONSTRAINTS, name) ? CONSTRAINTS[name] : undefined;
}
