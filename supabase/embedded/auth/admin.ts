import type { Context } from '../context.ts';
import { voidPending } from './one-time-tokens.ts';
import { checkPasswordStrength, hashPassword, randomPassword } from './passwords.ts';
import { normaliseEmail } from './requests.ts';
import { endSessions } from './sessions.ts';
import { EMAIL_PROVIDER, confirmation, findUserByEmail, insertUser, updateUser } from './users.ts';

export interface Credentials {
  email: string;
  password: string;
}

async function anyAdmin(context: Context): Promise<boolean> {
  const sql = `select exists (select from public.user_roles where role = 'admin') as found`;
  const { rows } = await context.db.query<{ found: boolean }>(sql);
  return rows[0]?.found === true;
}

interface Wanted {
  email: string;
  /** The admin's password. If left out, the server generates a random password that is easy to read and type. */
  password?: string;
}

async function checked(wanted: Wanted): Promise<Credentials> {
  const password = wanted.password ?? randomPassword();
  try {
    await checkPasswordStrength(password, wanted.email);
  } catch (error) {
    throw new Error(`ADMIN_PASSWORD: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return { email: normaliseEmail(wanted.email), password };
  } catch {
    throw new Error(`ADMIN_EMAIL must be an email address, not "${wanted.email}"`);
  }
}

/**
 * Makes sure that somebody can sign in to /admin. If public.user_roles has no admin, creates a confirmed account with
 * the role admin, or changes the existing account of this email address into one. Returns the account's credentials;
 * null if public.user_roles already has an admin.
 */
export async function ensureFirstAdmin(context: Context, wanted: Wanted): Promise<Credentials | null> {
  if (await anyAdmin(context)) return null;
  const { email, password } = await checked(wanted);
  const encrypted_password = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    const existing = await findUserByEmail(tx, email);
    // Anyone may have registered this email address, so existing sessions are ended and the password is replaced.
    if (existing) {
      await endSessions(tx, existing.id, 'all');
      await voidPending(tx, existing.id);
    }
    const user = existing
      ? await updateUser(tx, existing.id, { encrypted_password, banned_until: null })
      : await insertUser(tx, { email, encrypted_password, raw_app_meta_data: EMAIL_PROVIDER });
    await updateUser(tx, user.id, confirmation(user));
    const grant = `insert into public.user_roles (user_id, role) values ($1::uuid, 'admin') on conflict do nothing`;
    await tx.query(grant, [user.id]);
  });
  return { email, password };
}
