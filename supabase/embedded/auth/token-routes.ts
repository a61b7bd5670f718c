import type { Hono } from 'hono';
import { z } from 'zod';
import { AuthError, notSupported, validationFailed } from './auth-error.ts';
import type { Limits } from './limits.ts';
import { verifyPassword } from './passwords.ts';
import { redeemCode } from './pkce.ts';
import { readBody, text } from './requests.ts';
import { refreshSession } from './refresh.ts';
import { openSession, sessionJson } from './sessions.ts';
import type { Grant } from './sessions.ts';
import type { AuthContext } from './settings.ts';
import { findUserByEmail, isBanned } from './users.ts';

const passwordFields = z.object({ email: text, phone: text, password: text });
const refreshFields = z.object({ refresh_token: text });
const codeFields = z.object({ auth_code: text, code_verifier: text });

async function signInWithPassword(
  context: AuthContext,
  body: z.output<typeof passwordFields>,
  userAgent: string | undefined,
): Promise<Grant> {
  if (body.phone && !body.email) {
    throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  if (!body.email) throw validationFailed('missing email or phone');
  const user = await findUserByEmail(context.db, body.email.trim().toLowerCase());
  const right = await verifyPassword(body.password, user?.encrypted_password ?? null);
  if (!user || !right) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  // This check comes after the password check, so that only someone who knows the password learns of a ban.
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  return context.db.transaction((tx) => openSession(tx, user, 'password', userAgent));
}

async function exchangeCode(
  context: AuthContext,
  body: z.output<typeof codeFields>,
  userAgent: string | undefined,
): Promise<Grant> {
  if (!body.auth_code || !body.code_verifier) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
  }
  return context.db.transaction(async (tx) => {
    const { user, method } = await redeemCode(tx, body.auth_code, body.code_verifier);
    return openSession(tx, user, method, userAgent);
  });
}

/** Adds POST /token, which opens or refreshes a session. */
export function addTokens(app: Hono, context: AuthContext, limits: Limits): void {
  app.post('/token', async (c) => {
    const grantType = c.req.query('grant_type') ?? '';
    const userAgent = c.req.header('user-agent');
    const answer = async (grant: Grant) => {
      c.header('cache-control', 'no-store');
      return c.json(await sessionJson(context, grant));
    };
    switch (grantType) {
      case 'password': {
        const body = await readBody(c, passwordFields);
        const signIn = () => signInWithPassword(context, body, userAgent);
        return answer(await limits.password(c, body.email.trim().toLowerCase())(signIn));
      }
      case 'refresh_token': {
        const { refresh_token: token } = await readBody(c, refreshFields);
        if (!token) throw validationFailed('refresh token is not provided');
        return answer(await refreshSession(context, token));
      }
      case 'pkce':
        return answer(await exchangeCode(context, await readBody(c, codeFields), userAgent));
      case 'id_token':
      case 'web3':
        throw notSupported(`The grant type ${grantType}`);
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    }
  });
}
