import type { Tx } from '../transaction.ts';
import { randomToken, sha256 } from './digests.ts';
import type { AuthContext } from './settings.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './tokens.ts';
import { userJson } from './user-json.ts';
import { updateUser } from './users.ts';
import type { UserRow } from './users.ts';

export interface SessionRow {
  id: string;
  method: string;
  /** When the session was opened, in seconds since 1970. */
  since: number;
}

/** The result of a sign-in or a refresh. */
export interface Grant {
  user: UserRow;
  session: SessionRow;
  refreshToken: string;
}

/** The columns of a SessionRow, for a query in which auth.sessions has the alias `s`. */
export const SESSION = `s.id, s.authentication_method as method, floor(extract(epoch from s.created_at))::int as since`;

/** Signs the user in: creates a session and its first refresh token. */
export async function openSession(
  tx: Tx,
  user: UserRow,
  method: string,
  userAgent: string | undefined,
): Promise<Grant> {
  const sql = `insert into auth.sessions as s (user_id, authentication_method, user_agent)
    values ($1::uuid, $2, $3) returning ${SESSION}`;
  const { rows } = await tx.query<SessionRow>(sql, [user.id, method, userAgent?.slice(0, 500) ?? null]);
  const session = rows[0];
  if (!session) throw new Error('The new session was not returned');
  const refreshToken = randomToken();
  await storeToken(tx, session.id, refreshToken, null);
  const signedIn = await updateUser(tx, user.id, { last_sign_in_at: new Date().toISOString() });
  return { user: signedIn, session, refreshToken };
}

export async function storeToken(tx: Tx, sessionId: string, token: string, parentHash: string | null) {
  const sql = `insert into auth.refresh_tokens (token_hash, parent_hash, session_id) values ($1, $2, $3::uuid)`;
  await tx.query(sql, [sha256(token), parentHash, sessionId]);
}

/** Returns the response to every sign-in: the session in the format that the client stores. */
export async function sessionJson(context: AuthContext, { user, session, refreshToken }: Grant) {
  const { token, expiresAt } = await signAccessToken(context, {
    sub: user.id,
    aud: user.aud,
    email: user.email ?? '',
    phone: '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: session.since }],
    session_id: session.id,
    is_anonymous: false,
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(user),
  };
}

/** Deletes sessions of a user and their refresh tokens: all sessions, only one session, or all except one. */
export async function endSessions(
  tx: Tx,
  userId: string,
  which: { only: string } | { except: string } | 'all',
): Promise<void> {
  const owned = 'delete from auth.sessions where user_id = $1::uuid';
  if (which === 'all') await tx.query(owned, [userId]);
  else if ('only' in which) await tx.query(`${owned} and id = $2::uuid`, [userId, which.only]);
  else await tx.query(`${owned} and id <> $2::uuid`, [userId, which.except]);
}

/**
 * Records that the user has chosen a password in this session. From then on, the user must enter the current password
 * to change it.
 */
export async function knowsPassword(tx: Tx, sessionId: string): Promise<void> {
  const sql = `update auth.sessions set authentication_method = 'password' where id = $1::uuid`;
  await tx.query(sql, [sessionId]);
}
