import type { Hono } from 'hono';
import { z } from 'zod';
import { inWholeSteps } from '../../../lib/accounts/answer-time.ts';
import type { Tx } from '../transaction.ts';
import { AuthError, notSupported, validationFailed } from './auth-error.ts';
import { prepareMail, sendMail } from './mail.ts';
import type { Mail } from './mail.ts';
import { challengeFields, readChallenge } from './pkce.ts';
import { safeRedirect } from './redirects.ts';
import { normaliseEmail, readBody, text } from './requests.ts';
import type { AuthContext } from './settings.ts';
import { findUserByEmail } from './users.ts';

const recoverFields = z.object({ email: text, ...challengeFields });
const resendFields = z.object({ email: text, phone: text, type: text, ...challengeFields });

/**
 * Every response to a valid request is delayed to a multiple of this time, so that its duration does not reveal whether
 * an email was sent. Sending an email takes less than this time.
 */
const STEP_MS = 300;

/**
 * Sends the email that `prepare` creates. Sends nothing if `prepare` returns null. The response and its duration are
 * the same whether the email address is unknown, is known, or has just received an email.
 */
async function sendWithoutDisclosure(
  context: AuthContext,
  prepare: (tx: Tx) => Promise<Mail | null>,
): Promise<void> {
  await inWholeSteps(STEP_MS, async () => {
    try {
      const mail = await context.db.transaction(prepare);
      if (mail) await sendMail(context, mail);
    } catch (error) {
      if (!(error instanceof AuthError) || error.code !== 'over_email_send_rate_limit') throw error;
    }
  });
}

/** Adds POST /recover and POST /resend, with which a user can request emails. */
export function addMails(app: Hono, context: AuthContext): void {
  app.post('/recover', async (c) => {
    const body = await readBody(c, recoverFields);
    if (!body.email) throw validationFailed('Password recovery requires an email');
    const email = normaliseEmail(body.email);
    const challenge = readChallenge(body);
    const redirectTo = safeRedirect(context, c.req.query('redirect_to'));
    await sendWithoutDisclosure(context, async (tx) => {
      const user = await findUserByEmail(tx, email);
      return user && prepareMail(context, tx, { user, type: 'recovery', redirectTo, challenge });
    });
    return c.json({});
  });

  app.post('/resend', async (c) => {
    const body = await readBody(c, resendFields);
    if (body.phone) throw notSupported('A text message');
    if (!body.email) throw validationFailed('Missing one of these types: email, phone');
    if (body.type !== 'signup' && body.type !== 'email_change') {
      throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
    }
    const email = normaliseEmail(body.email);
    const challenge = readChallenge(body);
    const redirectTo = safeRedirect(context, c.req.query('redirect_to'));
    const type = body.type;
    await sendWithoutDisclosure(context, async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (!user) return null;
      if (type === 'signup') {
        if (user.email_confirmed_at) return null;
        return prepareMail(context, tx, { user, type, redirectTo, challenge });
      }
      if (!user.email_change) return null;
      return prepareMail(context, tx, { user, type, redirectTo, challenge, to: user.email_change });
    });
    return c.json({});
  });
}
