import type { Tx } from '../transaction.ts';
import { AuthError } from './auth-error.ts';
import { keyedDigest, randomDigits, randomToken, sha256 } from './digests.ts';
import { startFlow } from './pkce.ts';
import type { Challenge } from './pkce.ts';
import type { AuthContext } from './settings.ts';

export type TokenType = 'confirmation' | 'recovery' | 'email_change';

/** The values that the verify endpoint accepts as `type`. */
export type VerificationType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change' | 'email';

const STORED_AS: Record<VerificationType, TokenType[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email_change: ['email_change'],
  email: ['confirmation', 'recovery'],
};

const LIFETIME_MINUTES = 60;
/** How many wrong codes a user may enter per email. The number is low, because six digits can be guessed. */
const MAX_FAILED_ATTEMPTS = 5;
const PKCE_PREFIX = 'pkce_';

export function isPkceToken(token: string): boolean {
  return token.startsWith(PKCE_PREFIX);
}

export interface OneTimeToken {
  /** The token in the email's link. It starts with pkce_ if the client started a PKCE flow. */
  token: string;
  /** The six-digit code, which the user types instead of opening the link. */
  otp: string;
}

interface Issue {
  userId: string;
  email: string;
  type: Exclude<VerificationType, 'email'>;
  challenge?: Challenge | null;
}

/** Creates the token and the code for an email. The user's earlier tokens of the same TokenType become invalid. */
export async function issueToken(context: AuthContext, tx: Tx, issue: Issue): Promise<OneTimeToken> {
  const { userId, email, type, challenge } = issue;
  const flow = challenge
    ? await startFlow(tx, userId, challenge, type === 'signup' ? 'email/signup' : type)
    : null;
  const token = `${flow ? PKCE_PREFIX : ''}${sha256(randomToken())}`;
  const otp = randomDigits();
  const sql = `insert into auth.one_time_tokens (user_id, token_type, token_hash, otp_hash, relates_to, flow_state_id)
    values ($1::uuid, $2, $3, $4, $5, $6::uuid)
    on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, otp_hash = excluded.otp_hash,
      relates_to = excluded.relates_to, flow_state_id = excluded.flow_state_id, failed_attempts = 0, created_at = now()`;
  const otpHash = keyedDigest(context.keys, 'otp', `${email}:${otp}`);
  await tx.query(sql, [userId, STORED_AS[type][0], sha256(token), otpHash, email, flow]);
  return { token, otp };
}

/** Invalidates pending emails and codes after a password change, because an attacker may have requested them. */
export async function voidPending(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1::uuid', [userId]);
  await tx.query('delete from auth.flow_state where user_id = $1::uuid', [userId]);
}

export interface Redeemed {
  userId: string;
  type: TokenType;
  email: string;
  flowId: string | null;
}

interface TokenRow {
  user_id: string;
  token_type: TokenType;
  relates_to: string;
  flow_state_id: string | null;
  otp_hash: string;
}

const LIVING = `select user_id, token_type, relates_to, flow_state_id, otp_hash from auth.one_time_tokens
  where token_type = any($1::text[]) and created_at > now() - interval '${LIFETIME_MINUTES} minutes'`;

async function consume(tx: Tx, row: TokenRow): Promise<Redeemed> {
  const sql = 'delete from auth.one_time_tokens where user_id = $1::uuid and token_type = $2';
  await tx.query(sql, [row.user_id, row.token_type]);
  return { userId: row.user_id, type: row.token_type, email: row.relates_to, flowId: row.flow_state_id };
}

/** Redeems the token from an email's link. */
export async function redeemLinkToken(tx: Tx, token: string, type: VerificationType): Promise<Redeemed> {
  const { rows } = await tx.query<TokenRow>(`${LIVING} and token_hash = $2`, [
    STORED_AS[type],
    sha256(token),
  ]);
  if (!rows[0]) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  return consume(tx, rows[0]);
}

/**
 * Redeems the six-digit code from an email. Returns null for a wrong code, which counts towards MAX_FAILED_ATTEMPTS.
 */
export async function redeemDigits(
  context: AuthContext,
  tx: Tx,
  email: string,
  digits: string,
  type: VerificationType,
): Promise<Redeemed | null> {
  const { rows } = await tx.query<TokenRow>(`${LIVING} and relates_to = $2`, [STORED_AS[type], email]);
  const given = keyedDigest(context.keys, 'otp', `${email}:${digits}`);
  const match = rows.find((row) => row.otp_hash === given);
  if (match) return consume(tx, match);
  const count = `update auth.one_time_tokens set failed_attempts = failed_attempts + 1
    where relates_to = $1 and token_type = any($2::text[])`;
  await tx.query(count, [email, STORED_AS[type]]);
  await tx.query('delete from auth.one_time_tokens where failed_attempts >= $1', [MAX_FAILED_ATTEMPTS]);
  return null;
}
