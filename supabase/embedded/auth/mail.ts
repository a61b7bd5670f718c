import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { SITE_NAME } from '../../../lib/config/site-name.ts';
import type { Tx } from '../transaction.ts';
import { writeFileAtomically } from '../files.ts';
import { AuthError } from './auth-error.ts';
import { issueToken } from './one-time-tokens.ts';
import type { OneTimeToken, VerificationType } from './one-time-tokens.ts';
import type { Challenge } from './pkce.ts';
import { withQuery } from './redirects.ts';
import type { AuthContext } from './settings.ts';
import { updateUser } from './users.ts';
import type { UserRow } from './users.ts';

export type MailType = Extract<VerificationType, 'signup' | 'invite' | 'recovery' | 'email_change'>;

interface Wording {
  subject: string;
  lead: string;
  /** The text for a recipient who did not ask for the email. It says what to do. */
  unasked: string;
}

const WORDING: Record<MailType, Wording> = {
  signup: {
    subject: 'Confirm your email address',
    lead: 'Thanks for creating an account. Open this link to confirm your email address:',
    unasked:
      'Didn’t create an account? Ignore this email: without your confirmation, nobody can sign in with your email address.',
  },
  invite: {
    subject: 'You’re invited to create an account',
    lead: `You’ve been invited to create an account at ${SITE_NAME}. Open this link to accept:`,
    unasked: 'Weren’t expecting an invitation? Ignore this email, and nothing will happen.',
  },
  recovery: {
    subject: 'Reset your password',
    lead: 'Forgotten your password? Open this link to choose a new one:',
    unasked: 'Didn’t ask for this? Ignore this email: your password stays as it is.',
  },
  email_change: {
    subject: 'Confirm your new email address',
    lead: 'You asked to change the email address of your account. Open this link to confirm the new one:',
    unasked: 'Didn’t ask for this? Ignore this email: nothing changes unless you open the link.',
  },
};

const SENT_AT = {
  signup: 'confirmation_sent_at',
  invite: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
} as const satisfies Record<MailType, keyof UserRow>;

function secondsLeft(context: AuthContext, user: UserRow, type: MailType): number {
  const sent = user[SENT_AT[type]];
  return sent ? context.auth.mailIntervalSeconds - (Date.now() - Date.parse(sent)) / 1000 : 0;
}

/** Returns whether the user was sent an email of this type within the minimum interval between two emails. */
export function hadMail(context: AuthContext, user: UserRow, type: MailType): boolean {
  return secondsLeft(context, user, type) > 0;
}

function refuseFlood(context: AuthContext, user: UserRow, type: MailType): void {
  const left = secondsLeft(context, user, type);
  if (left <= 0) return;
  const message = `For security purposes, you can only request this after ${Math.ceil(left)} seconds.`;
  throw new AuthError(429, 'over_email_send_rate_limit', message);
}

/** Returns the link in an email. It leads to this server, which redirects to the site. */
export function verificationLink(
  context: AuthContext,
  token: string,
  type: VerificationType,
  redirectTo: URL,
): string {
  const verify = new URL(`${context.url}/auth/v1/verify`);
  return withQuery(verify, { token, type, redirect_to: redirectTo.toString() }).toString();
}

export interface Mail {
  to: string;
  type: MailType;
  token: OneTimeToken;
  redirectTo: URL;
}

interface Preparation {
  user: UserRow;
  type: MailType;
  redirectTo: URL;
  challenge?: Challenge | null;
  /** The recipient. If left out, the email goes to the user's email address. */
  to?: string;
}

/** Creates an email and its token inside a transaction. After the commit, `sendMail` sends the email. */
export async function prepareMail(context: AuthContext, tx: Tx, preparation: Preparation): Promise<Mail> {
  const { user, type, redirectTo, challenge } = preparation;
  refuseFlood(context, user, type);
  const to = preparation.to ?? user.email ?? '';
  const token = await issueToken(context, tx, {
    userId: user.id,
    email: to,
    type,
    challenge: challenge ?? null,
  });
  await updateUser(tx, user.id, { [SENT_AT[type]]: new Date().toISOString() });
  return { to, type, token, redirectTo };
}

/** Saves an email in DATA_DIR/outbox and reports it on the console, so that no mail server is needed. */
export async function sendMail(context: AuthContext, mail: Mail): Promise<void> {
  const { subject, lead, unasked } = WORDING[mail.type];
  const { token, otp } = mail.token;
  const link = verificationLink(context, token, mail.type, mail.redirectTo);
  const text = `Hello,\n\n${lead}\n\n${link}\n\nOr enter this code: ${otp}\n\nYou can use the link or the code, but only once, within the next hour.\n\n${unasked}\n\n${SITE_NAME}\n`;
  const content = { to: mail.to, subject, text, link, token_hash: token, code: otp };
  await putIntoOutbox(context, mail.type, content);
}

async function putIntoOutbox(
  context: AuthContext,
  kind: string,
  content: { to: string; subject: string; text: string },
): Promise<void> {
  const now = new Date().toISOString();
  const name = `${now.replaceAll(/[:.]/g, '-')}-${kind}-${randomBytes(3).toString('hex')}.json`;
  const file = path.join(context.dataDir, 'outbox', name);
  const whole = { ...content, created_at: now };
  await writeFileAtomically(file, `${JSON.stringify(whole, null, 2)}\n`);
  context.log(`Mail to ${content.to} (${content.subject}): ${file}`);
}

/** Sends the owner of an account a notice about a change. If sending fails, the change remains. */
async function sendNotice(context: AuthContext, kind: string, to: string, subject: string, message: string) {
  try {
    await putIntoOutbox(context, kind, { to, subject, text: `Hello,\n\n${message}\n\n${SITE_NAME}\n` });
  } catch (error) {
    context.log(`The notice "${subject}" to ${to} was not sent: ${String(error)}`);
  }
}

export function sendPasswordNotice(context: AuthContext, email: string): Promise<void> {
  const message = `The password for your account ${email} has just been changed.\n\nIf this was you, you don’t need to do anything. If it wasn’t, reset your password now and contact us.`;
  return sendNotice(context, 'password_changed', email, 'Your password has been changed', message);
}

/** Tells the account's owner that the account's email address has changed. The notice goes to the previous address. */
export function sendAddressNotice(context: AuthContext, left: string, now: string): Promise<void> {
  const message = `The email address of your account has just been changed from ${left} to ${now}.\n\nIf this was you, you don’t need to do anything. If it wasn’t, contact us now.`;
  return sendNotice(context, 'email_changed', left, 'Your email address has been changed', message);
}
