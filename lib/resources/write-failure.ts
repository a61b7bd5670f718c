import type { DatabaseError } from '@/lib/errors';
import type { ActionState } from '@/lib/actions/action-state';
import type { Resource } from './resource';
import { failureText, slugTakenText, type Verb } from './words';

/** What the checks of the database say in words, by the name of the constraint. */
const CONSTRAINTS: Record<string, string> = {
  categories_slug_is_no_route: 'This slug is the name of a page of the site itself',
  retailers_slug_is_no_route: 'This slug is the name of a page of the site itself',
  products_slug_is_no_route: 'This slug is the name of a page of the site itself',
  redirects_no_loop: 'This redirect would lead back to itself',
  redirects_from_path_form:
    'A path of this site without query and trailing slash, outside /admin, /api and /auth',
  redirects_to_path_form: 'A path of this site',
  user_roles_keep_one_admin: 'The last admin cannot be removed',
};

/** Postgres: a unique value is there already; another row refers to this one; a check failed. */
const UNIQUE = '23505';
const REFERENCED = '23503';
const CHECK = '23514';

/**
 * A refusal of the database as a form is told it; null for what nobody expected, which is to be logged. The toast is
 * 'Error' with the reason, or 'Failed to … {one}' where there is none (specification, section 8).
 */
export function writeFailure(
  resource: Resource,
  verb: Verb,
  error: Pick<DatabaseError, 'code' | 'message'>,
): ActionState<never> | null {
  const refused = (message: string, fieldErrors?: Record<string, string>): ActionState<never> => ({
    status: 'error',
    title: 'Error',
    message,
    fieldErrors,
  });
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
  if (error.code === CHECK) {
    const [, constraint = ''] = /constraint "([^"]+)"/.exec(error.message) ?? [];
    return refused(CONSTRAINTS[constraint] ?? loopText(error.message) ?? failureText(resource, verb));
  }
  return null;
}

const loopText = (message: string) =>
  /would be a loop/.test(message) ? CONSTRAINTS.redirects_no_loop : undefined;
