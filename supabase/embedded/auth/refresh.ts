import type { Tx } from '../transaction.ts';
import { AuthError } from './auth-error.ts';
import { keyedDigest, randomToken, sha256 } from './digests.ts';
import { SESSION, storeToken } from './sessions.ts';
import type { Grant, SessionRow } from './sessions.ts';
import type { AuthContext } from './settings.ts';
import { findUserById, isBanned } from './users.ts';

interface TokenRow extends SessionRow {
  user_id: string;
  revoked: boolean;
  /** Whether the token was replaced so recently that another tab may still use it. */
  recent: boolean;
}

const REUSED = 'reused';

async function findToken(tx: Tx, hash: string, reuseSeconds: number): Promise<TokenRow | null> {
  const sql = `select ${SESSION}, s.user_id, t.revoked_at is not null as revoked,
      coalesce(t.revoked_at > now() - make_interval(secs => $2::double precision), false) as recent
    from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token_hash = $1`;
  const { rows } = await tx.query<TokenRow>(sql, [hash, reuseSeconds]);
  return rows[0] ?? null;
}

async function activeToken(tx: Tx, sessionId: string) {
  const sql = `select token_hash, parent_hash from auth.refresh_tokens
    where session_id = $1::uuid and revoked_at is null order by id desc limit 1`;
  const { rows } = await tx.query<{ token_hash: string; parent_hash: string | null }>(sql, [sessionId]);
  return rows[0] ?? null;
}

/**
 * Returns the token that replaces the presented refresh token. Returns null if the presented token was replaced too
 * long ago and its first replacement is no longer active.
 *
 * The first replacement is computed from the presented token, because the database stores only digests. So the same
 * replacement can be returned again if a client lost the response, or if a second tab presents the same token.
 */
async function successor(context: AuthContext, tx: Tx, presented: string, row: TokenRow) {
  const hash = sha256(presented);
  const derived = keyedDigest(context.keys, 'refresh', presented);
  if (!row.revoked) {
    await tx.query('update auth.refresh_tokens set revoked_at = now() where token_hash = $1', [hash]);
    await storeToken(tx, row.id, derived, hash);
    return derived;
  }
  const active = await activeToken(tx, row.id);
  if (active?.parent_hash === hash && active.token_hash === sha256(derived)) return derived;
  if (active && row.recent) {
    const sibling = randomToken();
    await storeToken(tx, row.id, sibling, hash);
    return sibling;
  }
  // The token was replaced long ago, so somebody has used a copy of it. Therefore all tokens of the session are
  // revoked. With the time '-infinity', none of these tokens counts as recently replaced.
  const revoke = `update auth.refresh_tokens set revoked_at = '-infinity' where session_id = $1::uuid`;
  await tx.query(revoke, [row.id]);
  return null;
}

/**
 * Replaces a refresh token. If a token is used again too long after it was replaced, and its first replacement is no
 * longer active, all tokens of its session are revoked.
 */
export async function refreshSession(context: AuthContext, presented: string): Promise<Grant> {
  const invalid = (code: string, why: string) => new AuthError(400, code, `Invalid Refresh Token: ${why}`);
  const outcome = await context.db.transaction(async (tx) => {
    const row = await findToken(tx, sha256(presented), context.auth.refreshReuseSeconds);
    const user = row && (await findUserById(tx, row.user_id));
    if (!row || !user) throw invalid('refresh_token_not_found', 'Refresh Token Not Found');
    if (isBanned(user)) throw invalid('user_banned', 'User Banned');
    const refreshToken = await successor(context, tx, presented, row);
    // An error thrown here would roll back the revocation. Therefore REUSED is returned, and the error is thrown after
    // the commit.
    if (!refreshToken) return REUSED;
    await tx.query('update auth.sessions set updated_at = now() where id = $1::uuid', [row.id]);
    const sweep = `delete from auth.refresh_tokens where session_id = $1::uuid and revoked_at < now() - interval '24 hours'`;
    await tx.query(sweep, [row.id]);
    return { user, session: { id: row.id, method: row.method, since: row.since }, refreshToken };
  });
  if (outcome === REUSED) throw invalid('refresh_token_already_used', 'Already Used');
  return outcome;
}
