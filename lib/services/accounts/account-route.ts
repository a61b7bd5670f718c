import 'server-only';
import type { z } from 'zod';
import { type Failure, tooMany } from '@/lib/accounts/auth-failure';
import { isWithinAccount, setBrowserFlashMessage, setFlashMessage } from '@/lib/accounts/flash-message';
import { signInPath } from '@/lib/accounts/next-path';
import { serverEnv } from '@/lib/config/env';
import { actionError, actionOk, type ActionState, IDLE } from '@/lib/forms/form-state';
import { ipGroup } from '@/lib/network/ip-group';
import { clientIp } from '@/lib/network/client-ip';
import { requestIdOf } from '@/lib/network/request-id';
import { isSameOrigin } from '@/lib/network/same-origin';
import type { Db } from '@/lib/supabase/public';
import { sessionClient } from '@/lib/supabase/session';
import { isDatabaseUnresponsive } from '@/lib/supabase/time-limit';
import { type AccountLimit, takeByAccount } from './limits';
import type { RateLimiter } from './rate-limiter';

/**
 * The result of a submitted form: a redirect, the next form with its values filled in, a message on the same page, or a
 * failure. `continueAt` is the path of the page with the next form.
 */
export type Outcome =
  | { redirectTo: string; title?: string; notice?: string }
  | { continueAt: string; message: string; values: Record<string, string> }
  | { title?: string; message: string }
  | Failure;

interface Route<Schema extends z.ZodType> {
  /** The name of the form. Its flash message is stored under this name. */
  form: string;
  schema: Schema;
  /** Maps the message of a validation error to the title that is shown above it. */
  titles?: Record<string, string>;
  /** The title of the error message after too many attempts. */
  tooOften?: string;
  /** Whether only signed-in users may submit the form. Others are redirected to the sign-in page, with a message. */
  needsSession?: boolean;
  /** Returns the path of the page with the form. Browsers without JavaScript are redirected to this page. */
  page: (fields: Record<string, string>) => string;
  /** The limit of form submissions per IP address. */
  byIp?: RateLimiter;
  /**
   * The limit of form submissions per account. `subject` returns the account's email address from the form's fields.
   */
  byAccount?: { limit: AccountLimit; subject: (input: z.output<Schema>) => string };
  handler: (input: z.output<Schema>, db: Db, visitorIp: string) => Promise<Outcome>;
}

const LONGEST_BODY = 10_000;
const UNREACHABLE = {
  status: 503,
  message: 'We can’t reach our database at the moment, so nothing was changed. Try again in a minute.',
};
const SECRET_FIELDS = ['password', 'repeated', 'current'];

/**
 * Builds the POST handler of an account form. It checks the origin, the size, the schema and the limits, then calls
 * `route.handler`. If JavaScript sent the form, the handler responds with an ActionState as JSON, and with the
 * HTTP status of the outcome. Otherwise it redirects to a page that shows the result. After some failures, it responds
 * with the message as plain text instead.
 */
export function accountRoute<Schema extends z.ZodType>(route: Route<Schema>) {
  return async function POST(request: Request): Promise<Response> {
    const fields = await readFields(request);
    const outcome =
      'fields' in fields ? await decide(route, fields.fields, request).catch(unexpected(request)) : fields;
    const given = 'fields' in fields ? fields.fields : {};
    return respond(route, request, given, outcome);
  };
}

type Fields = Record<string, string>;

async function readFields(request: Request): Promise<{ fields: Fields } | Failure> {
  if (!isSameOrigin(request.headers)) {
    return { status: 403, message: 'This form wasn’t sent from our site, so nothing was changed.' };
  }
  const tooLong = { status: 413, message: 'Your text is too long. Shorten it and try again.' };
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) return tooLong;
  const body = await request.text();
  if (body.length > LONGEST_BODY) return tooLong;
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    return { status: 415, message: 'The form was sent in an unsupported format.' };
  }
  return { fields: Object.fromEntries(new URLSearchParams(body)) };
}

async function decide<Schema extends z.ZodType>(
  route: Route<Schema>,
  fields: Fields,
  request: Request,
): Promise<Outcome> {
  const ip = clientIp(request.headers, serverEnv().TRUSTED_PROXIES);
  const blocked = (await route.byIp?.take(ipGroup(ip))) ?? 0;
  if (blocked > 0) return tooMany(blocked, route.tooOften);
  const parsed = await route.schema.safeParseAsync(fields);
  if (!parsed.success) return invalid(parsed.error, route.titles);
  if (route.byAccount) {
    const { limit, subject } = route.byAccount;
    const refused = await takeByAccount(limit, subject(parsed.data), ip);
    if (refused > 0) return tooMany(refused, route.tooOften);
  }
  // Respond at once if the database did not respond when this attempt was counted. Otherwise the visitor would wait
  // until the handler fails too.
  if (isDatabaseUnresponsive()) return UNREACHABLE;
  return route.handler(parsed.data, await sessionClient(), ip);
}

/** Logs an unexpected error with the id of the request. The visitor sees only this id, and can quote it. */
const unexpected =
  (request: Request) =>
  (error: unknown): Failure => {
    const id = requestIdOf(request.headers);
    console.error(`account form, error ${id}:`, error);
    return {
      status: 500,
      message: `Something went wrong on our side (${id}). Try again in a minute.`,
    };
  };

function invalid(error: z.ZodError, titles: Record<string, string> = {}): Failure {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of error.issues) fieldErrors[String(path[0])] ??= message;
  const [message = 'Check the form.'] = Object.values(fieldErrors);
  return { status: 422, title: titles[message], message, fieldErrors };
}

async function respond<Schema extends z.ZodType>(
  { form, page, needsSession }: Route<Schema>,
  request: Request,
  fields: Fields,
  outcome: Outcome,
): Promise<Response> {
  const failed = 'status' in outcome;
  const retryAfter = 'retryAfter' in outcome ? String(outcome.retryAfter) : undefined;
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) };
  const state = stateOf(outcome, fields);
  if (request.headers.get('accept')?.includes('application/json')) {
    if ('continueAt' in outcome) {
      await setFlashMessage(form, state);
      return Response.json({ ...state, redirectTo: outcome.continueAt }, { headers });
    }
    const redirectTo = 'redirectTo' in outcome ? outcome.redirectTo : undefined;
    if (redirectTo && state.message) await keepForPage(redirectTo, state);
    return Response.json({ ...state, redirectTo }, { status: failed ? outcome.status : 200, headers });
  }
  // Respond with the HTTP status and a plain text if the origin or the format is wrong, there were too many attempts,
  // the body is too large, or the server failed. A redirect back to the form would hide the status.
  if (failed && ![401, 409, 422].includes(outcome.status)) {
    return new Response(outcome.message, {
      status: outcome.status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const isElsewhere = 'redirectTo' in outcome || (needsSession && failed && outcome.status === 401);
  if (state.message) await setFlashMessage(isElsewhere ? 'any' : form, state);
  const location =
    'continueAt' in outcome
      ? outcome.continueAt
      : 'redirectTo' in outcome
        ? pageThatSays(outcome)
        : page(fields);
  return new Response(null, { status: 303, headers: { ...headers, Location: location } });
}

/**
 * Stores a flash message for the page that opens next. The HTML of a public page is the same for every visitor, so a
 * script on that page shows the message.
 */
function keepForPage(path: string, state: ActionState): Promise<void> {
  return isWithinAccount(path) ? setFlashMessage('any', state) : setBrowserFlashMessage(state);
}

/**
 * Returns the page that shows the message after a form was sent without JavaScript. A public page cannot show a message
 * without JavaScript, so returns the sign-in page instead, with a link to the public page.
 */
function pageThatSays({ redirectTo, notice }: { redirectTo: string; notice?: string }): string {
  return notice && !isWithinAccount(redirectTo) ? signInPath(redirectTo) : redirectTo;
}

function stateOf(outcome: Outcome, fields: Fields): ActionState {
  if ('continueAt' in outcome) return { ...IDLE, message: outcome.message, values: outcome.values };
  if ('redirectTo' in outcome) return actionOk({ title: outcome.title, message: outcome.notice });
  if (!('status' in outcome)) return actionOk({ title: undefined, ...outcome });
  const harmless = Object.entries(fields).filter(([name]) => !SECRET_FIELDS.includes(name));
  const { title, message, fieldErrors } = outcome;
  return actionError(message, { title, fieldErrors, values: Object.fromEntries(harmless) });
}
