import type { Context as HonoContext, Hono } from 'hono';
import { z } from 'zod';
import { AuthError, notSupported, validationFailed } from './auth-error.ts';
import type { Limits } from './limits.ts';
import { sendAddressNotice } from './mail.ts';
import { isPkceToken, redeemDigits, redeemLinkToken } from './one-time-tokens.ts';
import type { VerificationType } from './one-time-tokens.ts';
import { issueCode } from './pkce.ts';
import { safeRedirect, withFragment, withQuery } from './redirects.ts';
import { normaliseEmail, readBody, text } from './requests.ts';
import { openSession, sessionJson } from './sessions.ts';
import type { Grant } from './sessions.ts';
import type { AuthContext } from './settings.ts';
import type { UserRow } from './users.ts';
import { applyVerification } from './verify.ts';

const fields = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
});
const types = z.enum(['signup', 'invite', 'recovery', 'magiclink', 'email_change', 'email']);

function verificationType(value: string): VerificationType {
  if (!value) throw validationFailed('Verify requires a verification type');
  if (value === 'sms' || value === 'phone_change') throw notSupported('Verification by text message');
  const type = types.safeParse(value);
  if (!type.success) throw validationFailed('Unsupported verification type');
  return type.data;
}

const OAUTH_NAMES: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
};

/** Returns a redirect URL that passes an error to the site: in the fragment, and for PKCE also in the query. */
function errorRedirect(target: URL, error: AuthError, pkce: boolean): string {
  const name = OAUTH_NAMES[error.status];
  const parameters = {
    ...(name ? { error: name } : {}),
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(pkce ? withQuery(target, parameters) : target, parameters);
}

type Opened = { left: string | null; user: UserRow } & ({ code: string } | { grant: Grant });

async function openLink(context: AuthContext, c: HonoContext, token: string, target: URL): Promise<string> {
  const type = verificationType(c.req.query('type') ?? '');
  const outcome = await context.db.transaction(async (tx): Promise<Opened> => {
    const redeemed = await redeemLinkToken(tx, token, type);
    const { user, left } = await applyVerification(tx, redeemed);
    if (redeemed.flowId) return { user, left, code: await issueCode(tx, redeemed.flowId) };
    return { user, left, grant: await openSession(tx, user, 'otp', c.req.header('user-agent')) };
  });
  await notifyPreviousAddress(context, outcome);
  if ('code' in outcome) return withQuery(target, { code: outcome.code }).toString();
  const { access_token, token_type, expires_in, expires_at, refresh_token } = await sessionJson(
    context,
    outcome.grant,
  );
  return withFragment(target, {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    type,
  });
}

async function notifyPreviousAddress(
  context: AuthContext,
  { user, left }: Pick<Opened, 'user' | 'left'>,
): Promise<void> {
  if (left && user.email) await sendAddressNotice(context, left, user.email);
}

/**
 * Adds two routes. GET /verify is for links in emails and redirects to the site. POST /verify is for the client's
 * `verifyOtp` and returns the session.
 */
export function addVerify(app: Hono, context: AuthContext, limits: Limits): void {
  app.get('/verify', async (c) => {
    const token = c.req.query('token') || c.req.query('token_hash') || '';
    if (!c.req.query('type')) throw validationFailed('Verify requires a verification type');
    if (!token) throw validationFailed('Verify requires a token or a token hash');
    const target = safeRedirect(context, c.req.query('redirect_to'));
    c.header('cache-control', 'no-store');
    try {
      return c.redirect(await openLink(context, c, token, target), 303);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return c.redirect(errorRedirect(target, error, isPkceToken(token)), 303);
    }
  });

  app.post('/verify', async (c) => {
    const body = await readBody(c, fields);
    const type = verificationType(body.type);
    if (!body.token === !body.token_hash) {
      throw validationFailed('Verify requires either a token or a token hash');
    }
    if (body.token_hash && (body.email || body.phone)) {
      throw validationFailed('Only the token_hash and type should be provided');
    }
    if (body.token && !body.email) {
      throw validationFailed('Only an email address or phone number should be provided on verify');
    }
    const email = body.token ? normaliseEmail(body.email) : '';
    const verify = () =>
      context.db.transaction(async (tx) => {
        const redeemed = body.token_hash
          ? await redeemLinkToken(tx, body.token_hash, type)
          : await redeemDigits(context, tx, email, body.token, type);
        // An error thrown here would roll back the count of failed attempts, so return null for a wrong code.
        if (!redeemed) return null;
        const { user, left } = await applyVerification(tx, redeemed);
        if (redeemed.flowId)
          await tx.query('delete from auth.flow_state where id = $1::uuid', [redeemed.flowId]);
        return { user, left, grant: await openSession(tx, user, 'otp', c.req.header('user-agent')) };
      });
    const attempt = async () => {
      const verified = await verify();
      if (!verified) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
      return verified;
    };
    const verified = await (body.token ? limits.code(email, attempt) : attempt());
    await notifyPreviousAddress(context, verified);
    c.header('cache-control', 'no-store');
    return c.json(await sessionJson(context, verified.grant));
  });
}
