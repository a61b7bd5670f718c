import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { actionError, actionOk, type ActionState } from '@/lib/actions/action-state';
import { addressGroup } from '@/lib/address-group';
import { clientAddress } from '@/lib/client-address';
import { serverEnv } from '@/lib/env';
import type { Db } from '@/lib/supabase/public';
import { sessionClient } from '@/lib/supabase/session';
import { isDatabaseSilent } from '@/lib/supabase/time-limit';
import { type Failure, tooMany } from './auth-failure';
import { isWithinAccount, keepForBrowser, keepNotice } from './form-notice';
import { type AccountLimit, takeByAccount } from './limits';
import { signInPath } from './next-path';
import type { RateLimiter } from './rate-limiter';
import { isSameOrigin } from './same-origin';

/** Where a form leads: to another page, or to a sentence on the same one. */
export type Outcome =
  { redirectTo: string; title?: string; notice?: string } | { title?: string; message: string } | Failure;

interface Route<Schema extends z.ZodType> {
  /** Names the form, for what is kept for its page. */
  form: string;
  schema: Schema;
  /** The title above a message of the schema. */
  titles?: Record<string, string>;
  /** The title above the refusal of what was tried too often. */
  tooOften?: string;
  /** The form is for whoever is signed in: whoever is no longer meets the page to sign in, which has to say why. */
  needsSession?: boolean;
  /** The page with the form, which a browser without script comes back to. */
  page: (fields: Record<string, string>) => string;
  /** How often one visitor's address may try. */
  byAddress?: RateLimiter;
  /** How often one account may be tried, and which account these fields mean. */
  byAccount?: { limit: AccountLimit; subject: (input: z.output<Schema>) => string };
  handler: (input: z.output<Schema>, db: Db, visitorAddress: string) => Promise<Outcome>;
}

const LONGEST_BODY = 10_000;
const UNREACHABLE = {
  status: 503,
  message:
    'The site cannot reach its database at the moment, so nothing was done. Please try again in a minute.',
};
const SECRET_FIELDS = ['password', 'repeated', 'current'];

/**
 * The POST of a form of the account pages: same origin, size, zod, limits, then the handler. Answers a script with an
 * ActionState and the true status; a browser without one with a redirect to the page that shows the same state.
 */
export function accountRoute<Schema extends z.ZodType>(route: Route<Schema>) {
  return async function POST(request: Request): Promise<Response> {
    const fields = await readFields(request);
    const outcome =
      'fields' in fields ? await decide(route, fields.fields, request).catch(unexpected) : fields;
    const given = 'fields' in fields ? fields.fields : {};
    return respond(route, request, given, outcome);
  };
}

type Fields = Record<string, string>;

async function readFields(request: Request): Promise<{ fields: Fields } | Failure> {
  if (!isSameOrigin(request.headers)) {
    return { status: 403, message: 'This form was not sent from this site, so nothing was done.' };
  }
  const tooLong = { status: 413, message: 'That is too much text. Please shorten it.' };
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) return tooLong;
  const body = await request.text();
  if (body.length > LONGEST_BODY) return tooLong;
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    return { status: 415, message: 'The form was sent in a way that this site does not read.' };
  }
  return { fields: Object.fromEntries(new URLSearchParams(body)) };
}

async function decide<Schema extends z.ZodType>(
  route: Route<Schema>,
  fields: Fields,
  request: Request,
): Promise<Outcome> {
  const address = clientAddress(request.headers, serverEnv().TRUSTED_PROXIES);
  const blocked = (await route.byAddress?.take(addressGroup(address))) ?? 0;
  if (blocked > 0) return tooMany(blocked, route.tooOften);
  const parsed = await route.schema.safeParseAsync(fields);
  if (!parsed.success) return invalid(parsed.error, route.titles);
  if (route.byAccount) {
    const { limit, subject } = route.byAccount;
    const refused = await takeByAccount(limit, subject(parsed.data), address);
    if (refused > 0) return tooMany(refused, route.tooOften);
  }
  // Counting the try has shown it: the handler would only let the visitor wait for the same.
  if (isDatabaseSilent()) return UNREACHABLE;
  return route.handler(parsed.data, await sessionClient(), address);
}

/** Logged with an id that the visitor can tell us; what went wrong inside is nobody else's business. */
function unexpected(error: unknown): Failure {
  const id = randomUUID().slice(0, 8);
  console.error(`account form, error ${id}:`, error);
  return { status: 500, message: `Something went wrong on our side (${id}). Please try again in a minute.` };
}

function invalid(error: z.ZodError, titles: Record<string, string> = {}): Failure {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of error.issues) fieldErrors[String(path[0])] ??= message;
  const [message = 'Please check the form.'] = Object.values(fieldErrors);
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
    const redirectTo = 'redirectTo' in outcome ? outcome.redirectTo : undefined;
    if (redirectTo && state.message) await keepForPage(redirectTo, state);
    return Response.json({ ...state, redirectTo }, { status: failed ? outcome.status : 200, headers });
  }
  // From elsewhere, too often, too much, or our own fault: the true status matters more than the form.
  if (failed && ![401, 409, 422].includes(outcome.status)) {
    return new Response(outcome.message, {
      status: outcome.status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const isElsewhere = 'redirectTo' in outcome || (needsSession && failed && outcome.status === 401);
  if (state.message) await keepNotice(isElsewhere ? 'any' : form, state);
  const location = 'redirectTo' in outcome ? pageThatSays(outcome) : page(fields);
  return new Response(null, { status: 303, headers: { ...headers, Location: location } });
}

/** Public pages are the same for everybody: what one visitor is told there, the browser's script says. */
function keepForPage(path: string, state: ActionState): Promise<void> {
  return isWithinAccount(path) ? keepNotice('any', state) : keepForBrowser(state);
}

/** Without a script only the account's pages say something; theirs leads on to where the visitor was going. */
function pageThatSays({ redirectTo, notice }: { redirectTo: string; notice?: string }): string {
  return notice && !isWithinAccount(redirectTo) ? signInPath(redirectTo) : redirectTo;
}

function stateOf(outcome: Outcome, fields: Fields): ActionState {
  if ('redirectTo' in outcome) return actionOk({ title: outcome.title, message: outcome.notice });
  if (!('status' in outcome)) return actionOk({ title: undefined, ...outcome });
  const harmless = Object.entries(fields).filter(([name]) => !SECRET_FIELDS.includes(name));
  const { title, message, fieldErrors } = outcome;
  return actionError(message, { title, fieldErrors, values: Object.fromEntries(harmless) });
}
