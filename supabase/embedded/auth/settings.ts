import { z } from 'zod';
import type { Context } from '../context.ts';

export interface AuthSettings {
  /** Whether users must confirm a sign-up by email (the opposite of GoTrue's `mailer_autoconfirm`). */
  confirmEmail: boolean;
  /**
   * For how many seconds a refresh token may still be used after it was replaced. If two tabs refresh it at the same
   * time, both stay signed in.
   */
  refreshReuseSeconds: number;
  /** The minimum time between two emails of the same type to one user. The Supabase CLI's default is one second. */
  mailIntervalSeconds: number;
  /** How many wrong passwords may be tried for one account within five minutes, from all IP addresses together. */
  failedSignIns: number;
  /**
   * How many requests of one kind an IP address may send within five minutes. The kinds are sign-ups, sign-ins,
   * requests for emails, verifications, and changes of the user's own account.
   */
  triesPerAddress: number;
  /** Origins to which the link in an email may lead, in addition to the origin of SITE_URL. */
  redirectOrigins: string[];
}

export interface AuthContext extends Context {
  auth: AuthSettings;
}

const origins = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ })))
  .transform((urls) => urls.map((url) => new URL(url).origin));

const seconds = z.coerce.number({ error: 'must be a number of seconds from 0 to 300' }).min(0).max(300);

const count = z.coerce.number({ error: 'must be a whole number from 1' }).int().min(1);

const environment = z.object({
  EMBEDDED_CONFIRM_EMAIL: z
    .enum(['0', '1'], { error: 'must be 0 or 1' })
    .default('0')
    .transform((value) => value === '1'),
  EMBEDDED_REFRESH_REUSE_SECONDS: seconds.default(10),
  EMBEDDED_MAIL_INTERVAL_SECONDS: seconds.default(1),
  EMBEDDED_FAILED_SIGN_INS: count.default(100),
  // 30 is GoTrue's default.
  EMBEDDED_TRIES_PER_ADDRESS: count.default(30),
  EMBEDDED_REDIRECT_ORIGINS: origins.optional(),
});

/** Reads the auth settings from the environment. An empty variable counts as unset. */
export function readAuthSettings(env: Record<string, string | undefined>): AuthSettings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path[0]?.toString()}: ${issue?.message}`);
  }
  return {
    confirmEmail: parsed.data.EMBEDDED_CONFIRM_EMAIL,
    refreshReuseSeconds: parsed.data.EMBEDDED_REFRESH_REUSE_SECONDS,
    mailIntervalSeconds: parsed.data.EMBEDDED_MAIL_INTERVAL_SECONDS,
    failedSignIns: parsed.data.EMBEDDED_FAILED_SIGN_INS,
    triesPerAddress: parsed.data.EMBEDDED_TRIES_PER_ADDRESS,
    redirectOrigins: parsed.data.EMBEDDED_REDIRECT_ORIGINS ?? [],
  };
}
