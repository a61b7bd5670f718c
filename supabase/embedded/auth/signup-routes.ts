import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { z } from 'zod';
import { inWholeSteps } from '../../../lib/accounts/answer-time.ts';
import type { Tx } from '../transaction.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { hadMail, prepareMail, sendMail } from './mail.ts';
import type { Mail } from './mail.ts';
import { checkPasswordStrength, hashPassword } from './passwords.ts';
import { challengeFields, readChallenge } from './pkce.ts';
import type { Challenge } from './pkce.ts';
import { safeRedirect } from './redirects.ts';
import { metadata, normaliseEmail, readBody, text } from './requests.ts';
import { openSession, sessionJson } from './sessions.ts';
import type { AuthContext } from './settings.ts';
import { userJson } from './user-json.ts';
import { EMAIL_PROVIDER, acceptMetadata, confirmation, findUserByEmail, insertUser } from './users.ts';
import { mergeMetadata, updateUser } from './users.ts';
import type { Metadata, UserRow } from './users.ts';

const schema = z.object({ email: text, phone: text, password: text, data: metadata, ...challengeFields });

interface Application {
  email: string;
  encrypted_password: string;
  data: Metadata;
  challenge: Challenge | null;
  redirectTo: URL;
}

/**
 * If sign-ups must be confirmed by email, the response to a valid request is delayed to a multiple of this time. So its
 * duration does not reveal whether an account was created. Creating an account and its email takes less than this time.
 */
const STEP_MS = 300;

/**
 * Returns an invented user. If sign-ups must be confirmed by email, the response must not say whether an account
 * exists. So the server responds with this user, like GoTrue, if it sends no email: the email address is already
 * confirmed, or has just been sent an email.
 */
function decoyUser({ email, data }: Application) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: EMAIL_PROVIDER,
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

function createUser(tx: Tx, { email, encrypted_password, data }: Application): Promise<UserRow> {
  const id = randomUUID();
  const own = { sub: id, email, email_verified: false, phone_verified: false };
  return insertUser(tx, {
    id,
    email,
    encrypted_password,
    raw_app_meta_data: EMAIL_PROVIDER,
    raw_user_meta_data: mergeMetadata(data, own),
  });
}

/** Creates a confirmed account and signs its user in immediately. */
async function signUp(context: AuthContext, application: Application, userAgent: string | undefined) {
  const grant = await context.db.transaction(async (tx) => {
    // Unlike GoTrue, this server does not let a sign-up confirm an existing unconfirmed account: a stranger could take
    // over an account that was created by an invitation.
    if (await findUserByEmail(tx, application.email)) {
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    }
    const user = await createUser(tx, application);
    const confirmed = await updateUser(tx, user.id, confirmation(user));
    return openSession(tx, confirmed, 'password', userAgent);
  });
  return sessionJson(context, grant);
}

/**
 * Creates an unconfirmed account, unless the email address already has an account. Only the link or the code in the
 * confirmation email opens a session.
 */
async function applyForSignUp(context: AuthContext, application: Application) {
  const { redirectTo, challenge } = application;
  const prepared = await context.db.transaction(async (tx): Promise<{ user: UserRow; mail: Mail } | null> => {
    const existing = await findUserByEmail(tx, application.email);
    if (existing?.email_confirmed_at || (existing && hadMail(context, existing, 'signup'))) return null;
    const user = existing ?? (await createUser(tx, application));
    return { user, mail: await prepareMail(context, tx, { user, type: 'signup', redirectTo, challenge }) };
  });
  if (!prepared) return decoyUser(application);
  await sendMail(context, prepared.mail);
  const user = userJson({ ...prepared.user, confirmation_sent_at: new Date().toISOString() });
  // The response must not reveal that the user was invited, so it contains empty metadata for an invited user.
  return prepared.user.invited_at ? { ...user, user_metadata: {}, identities: [] } : user;
}

export function addSignUp(app: Hono, context: AuthContext): void {
  app.post('/signup', async (c) => {
    const body = await readBody(c, schema);
    if (!body.email && !body.phone && !body.password) {
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    if (!body.password) throw validationFailed('Signup requires a valid password');
    const challenge = readChallenge(body);
    if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    const email = normaliseEmail(body.email);
    await checkPasswordStrength(body.password, email);
    const application: Application = {
      email,
      encrypted_password: await hashPassword(body.password),
      data: acceptMetadata(body.data ?? {}),
      challenge,
      redirectTo: safeRedirect(context, c.req.query('redirect_to')),
    };
    c.header('cache-control', 'no-store');
    if (context.auth.confirmEmail) {
      return c.json(await inWholeSteps(STEP_MS, () => applyForSignUp(context, application)));
    }
    return c.json(await signUp(context, application, c.req.header('user-agent')));
  });
}
