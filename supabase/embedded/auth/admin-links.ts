import type { Hono } from 'hono';
import { z } from 'zod';
import type { Tx } from '../transaction.ts';
import { AuthError, notSupported } from './auth-error.ts';
import { prepareMail, sendMail, verificationLink } from './mail.ts';
import { issueToken } from './one-time-tokens.ts';
import { safeRedirect } from './redirects.ts';
import { metadata, normaliseEmail, readBody, requireServiceRole, text } from './requests.ts';
import type { AuthContext } from './settings.ts';
import { userJson } from './user-json.ts';
import { EMAIL_PROVIDER, acceptMetadata, emailExists, findUserByEmail, insertUser } from './users.ts';
import type { Metadata, UserRow } from './users.ts';

const inviteFields = z.object({ email: text, data: metadata });
const linkFields = z.object({ type: text, email: text, data: metadata, redirect_to: text });
const linkTypes = z.enum(['invite', 'recovery', 'magiclink']);

async function invitedUser(tx: Tx, email: string, data: Metadata): Promise<UserRow> {
  const existing = await findUserByEmail(tx, email);
  if (existing?.email_confirmed_at) throw emailExists();
  if (existing) return existing;
  return insertUser(tx, {
    email,
    invited_at: new Date().toISOString(),
    raw_app_meta_data: EMAIL_PROVIDER,
    raw_user_meta_data: acceptMetadata(data),
  });
}

async function knownUser(tx: Tx, email: string): Promise<UserRow> {
  const user = await findUserByEmail(tx, email);
  if (!user) throw new AuthError(404, 'user_not_found', 'User with this email not found');
  return user;
}

/**
 * Adds two routes. POST /invite sends an invitation by email. POST /admin/generate_link returns a link for the caller
 * to send.
 */
export function addAdminLinks(app: Hono, context: AuthContext): void {
  app.post('/invite', async (c) => {
    await requireServiceRole(context, c);
    const body = await readBody(c, inviteFields);
    const email = normaliseEmail(body.email);
    const redirectTo = safeRedirect(context, c.req.query('redirect_to'));
    const { user, mail } = await context.db.transaction(async (tx) => {
      const invited = await invitedUser(tx, email, body.data ?? {});
      return {
        user: invited,
        mail: await prepareMail(context, tx, { user: invited, type: 'invite', redirectTo }),
      };
    });
    await sendMail(context, mail);
    return c.json(userJson({ ...user, confirmation_sent_at: new Date().toISOString() }));
  });

  app.post('/admin/generate_link', async (c) => {
    const body = await readBody(c, linkFields);
    const type = linkTypes.safeParse(body.type);
    if (!type.success) throw notSupported(`A link of the type "${body.type}"`);
    const email = normaliseEmail(body.email);
    const redirectTo = safeRedirect(context, c.req.query('redirect_to') || body.redirect_to);
    const { user, token } = await context.db.transaction(async (tx) => {
      const owner =
        type.data === 'invite' ? await invitedUser(tx, email, body.data ?? {}) : await knownUser(tx, email);
      const issue = { userId: owner.id, email, type: type.data };
      return { user: owner, token: await issueToken(context, tx, issue) };
    });
    return c.json({
      ...userJson(user),
      action_link: verificationLink(context, token.token, type.data, redirectTo),
      email_otp: token.otp,
      hashed_token: token.token,
      verification_type: type.data,
      redirect_to: redirectTo.toString(),
    });
  });
}
