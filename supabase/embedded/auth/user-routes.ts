import type { Hono } from 'hono';
import { z } from 'zod';
import { AuthError, notSupported, validationFailed } from './auth-error.ts';
import type { Limits } from './limits.ts';
import { prepareMail, sendMail, sendPasswordNotice } from './mail.ts';
import { voidPending } from './one-time-tokens.ts';
import { checkPasswordStrength, hashPassword, verifyPassword } from './passwords.ts';
import { challengeFields, readChallenge } from './pkce.ts';
import { safeRedirect } from './redirects.ts';
import { metadata, normaliseEmail, readBody, requireUser, text } from './requests.ts';
import { endSessions, knowsPassword } from './sessions.ts';
import type { AuthContext } from './settings.ts';
import { userJson } from './user-json.ts';
import { acceptMetadata, emailExists, findUserByEmail, mergeMetadata, updateUser } from './users.ts';
import type { UserChanges, UserRow } from './users.ts';

const updateFields = z.object({
  email: text,
  phone: text,
  password: z.string().nullish(),
  current_password: text,
  data: metadata,
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});

async function newPassword(user: UserRow, password: string): Promise<string> {
  await checkPasswordStrength(password, user.email ?? '');
  if (user.encrypted_password && (await verifyPassword(password, user.encrypted_password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password);
}

/**
 * If the account has a password, requires it before the password or the email address is changed. Otherwise, someone
 * with brief access to a session could take over the account. On a hosted project, an option of GoTrue does the same
 * for a new password. GoTrue has no such option for a new email address.
 */
async function requireCurrentPassword(user: UserRow, password: string): Promise<void> {
  if (!user.encrypted_password) return;
  if (!password) {
    const message = 'Current password required when setting a new password or email address.';
    throw new AuthError(400, 'current_password_required', message);
  }
  if (await verifyPassword(password, user.encrypted_password)) return;
  throw new AuthError(400, 'current_password_mismatch', 'Current password is not right.');
}

function addLogout(app: Hono, context: AuthContext): void {
  app.post('/logout', async (c) => {
    const { user, sessionId } = await requireUser(context, c);
    const scope = c.req.query('scope') || 'global';
    if (!['global', 'local', 'others'].includes(scope)) {
      throw validationFailed(`Unsupported logout scope "${scope}"`);
    }
    await context.db.transaction((tx) => {
      if (!sessionId || scope === 'global') return endSessions(tx, user.id, 'all');
      return endSessions(tx, user.id, scope === 'local' ? { only: sessionId } : { except: sessionId });
    });
    return c.body(null, 204);
  });
}

/** Adds the routes for the signed-in user's own account. */
export function addUser(app: Hono, context: AuthContext, limits: Limits): void {
  addLogout(app, context);

  app.get('/user', async (c) => c.json(userJson((await requireUser(context, c)).user)));

  app.put('/user', async (c) => {
    const { user, sessionId, isFromMail } = await requireUser(context, c);
    const body = await readBody(c, updateFields);
    if (body.phone) throw notSupported('A phone number');
    if (body.app_metadata) {
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    }
    const email = body.email ? normaliseEmail(body.email) : '';
    const changesEmail = email !== '' && email !== user.email;
    const challenge = readChallenge(body);
    if (changesEmail || (body.password != null && !isFromMail)) {
      const check = () => requireCurrentPassword(user, body.current_password);
      await limits.password(c, user.email ?? user.id)(check);
    }
    const changes: UserChanges = {};
    if (body.password != null) changes.encrypted_password = await newPassword(user, body.password);
    if (body.data) {
      changes.raw_user_meta_data = acceptMetadata(mergeMetadata(user.raw_user_meta_data, body.data));
    }
    if (changesEmail) changes.email_change = email;
    const redirectTo = safeRedirect(context, c.req.query('redirect_to'));

    const { updated, mail } = await context.db.transaction(async (tx) => {
      if (changesEmail && (await findUserByEmail(tx, email))) throw emailExists();
      // A new password ends the user's other sessions and invalidates pending emails, because another person may have
      // opened the sessions or requested the emails.
      if (changes.encrypted_password) {
        await voidPending(tx, user.id);
        await endSessions(tx, user.id, sessionId ? { except: sessionId } : 'all');
        if (sessionId) await knowsPassword(tx, sessionId);
      }
      const preparation = { user, type: 'email_change', redirectTo, challenge, to: email } as const;
      const prepared = changesEmail ? await prepareMail(context, tx, preparation) : null;
      return { updated: await updateUser(tx, user.id, changes), mail: prepared };
    });
    if (mail) await sendMail(context, mail);
    if (changes.encrypted_password && user.email) await sendPasswordNotice(context, user.email);
    return c.json(userJson(updated));
  });
}
