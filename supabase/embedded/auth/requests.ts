import type { Context as HonoContext } from 'hono';
import { z } from 'zod';
import type { Claims } from '../transaction.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { equalSecrets } from './digests.ts';
import type { AuthContext } from './settings.ts';
import { verifyAccessToken } from './tokens.ts';
import { findUserById, isBanned } from './users.ts';
import type { UserRow } from './users.ts';

/** A text field of a request body. A missing field and null count as an empty text, as in GoTrue. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
export const metadata = z.record(z.string(), z.unknown()).nullish();

/**
 * Returns the request's JSON body. @throws `bad_json`, as GoTrue does, if the body is not JSON or does not match the
 * schema
 */
export async function readBody<S extends z.ZodType>(c: HonoContext, schema: S): Promise<z.output<S>> {
  const raw = await c.req.text();
  let json: unknown = {};
  try {
    if (raw.trim()) json = JSON.parse(raw);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') || 'the body';
  throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${where} has the wrong type`);
}

const address = z.email();

export function normaliseEmail(value: string): string {
  const email = value.trim().toLowerCase();
  if (email.length > 255) throw validationFailed('An email address is too long');
  if (!address.safeParse(email).success) {
    throw validationFailed('Unable to validate email address: invalid format');
  }
  return email;
}

function bearer(c: HonoContext): string {
  const token = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
}

const badToken = (reason: string) => new AuthError(403, 'bad_jwt', reason);

/**
 * Returns the claims of the token in the Authorization header. If the header contains a project key, returns the claims
 * of the key's role, like Supabase's gateway.
 */
async function callerClaims(context: AuthContext, token: string): Promise<Claims> {
  if (equalSecrets(token, context.keys.secretKey)) return { role: 'service_role' };
  if (equalSecrets(token, context.keys.publishableKey)) return { role: 'anon' };
  return verifyAccessToken(context, token).catch((error: unknown) => {
    const expired = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
    const reason = expired ? 'token has invalid claims: token is expired' : 'token is malformed or forged';
    throw badToken(`invalid JWT: unable to parse or verify signature, ${reason}`);
  });
}

const uuid = z.guid();

export interface Caller {
  user: UserRow;
  sessionId: string | null;
  /**
   * Whether the session was opened with a link or code from an email within the last hour, and the user has not chosen
   * a password since then.
   */
  isFromMail: boolean;
}

/** The authentication methods that use an email. With them, a user can sign in without knowing the password. */
const BY_MAIL = ['recovery', 'otp', 'magiclink', 'invite'];

/**
 * Returns the signed-in user and session. Throws if the session has ended, even if its access token has not expired.
 */
export async function requireUser(context: AuthContext, c: HonoContext): Promise<Caller> {
  const claims = await callerClaims(context, bearer(c));
  if (!claims.sub) throw badToken('invalid claim: missing sub claim');
  if (!uuid.safeParse(claims.sub).success) throw badToken('invalid claim: sub claim must be a UUID');
  const user = await findUserById(context.db, claims.sub);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  const sessionId = claims.session_id;
  if (sessionId === undefined) return { user, sessionId: null, isFromMail: false };
  if (typeof sessionId !== 'string' || !uuid.safeParse(sessionId).success) {
    throw badToken('invalid claim: session_id claim must be a UUID');
  }
  const sql = `select authentication_method = any($3::text[]) and created_at > now() - interval '1 hour' as from_mail
    from auth.sessions where id = $1::uuid and user_id = $2::uuid`;
  const { rows } = await context.db.query<{ from_mail: boolean }>(sql, [sessionId, user.id, BY_MAIL]);
  if (rows[0]) return { user, sessionId, isFromMail: rows[0].from_mail };
  throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

/** Requires the secret key, either in the Authorization header or, if that header is missing, in the apikey header. */
export async function requireServiceRole(context: AuthContext, c: HonoContext): Promise<void> {
  const keyOnly =
    !c.req.header('authorization') && equalSecrets(c.req.header('apikey') ?? '', context.keys.secretKey);
  if (keyOnly) return;
  const claims = await callerClaims(context, bearer(c));
  if (claims.role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed');
}

/** Returns a 401 response if the request has none of the project's keys, as Supabase's gateway does; otherwise null. */
export function requireApiKey(context: AuthContext, c: HonoContext): Response | null {
  const key = c.req.header('apikey') ?? c.req.query('apikey');
  const known = [context.keys.publishableKey, context.keys.secretKey];
  if (key && known.some((each) => equalSecrets(each, key))) return null;
  const message = key ? 'Invalid API key' : 'No API key found in request';
  const hint = key
    ? 'Double check your Supabase publishable or secret API key.'
    : 'No `apikey` request header or url param was found.';
  return c.json({ message, hint }, 401);
}
