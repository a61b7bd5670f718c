import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../transaction.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { equalSecrets, randomToken, sha256 } from './digests.ts';
import { text } from './requests.ts';
import { findUserById, isBanned } from './users.ts';
import type { UserRow } from './users.ts';

/** For how many minutes a PKCE code can be exchanged for a session. */
const CODE_MINUTES = 5;

export const challengeFields = { code_challenge: text, code_challenge_method: text };

export interface Challenge {
  value: string;
  method: 's256' | 'plain';
}

/** Returns the request's PKCE challenge, or null if the client uses the implicit flow. */
export function readChallenge(body: {
  code_challenge: string;
  code_challenge_method: string;
}): Challenge | null {
  const { code_challenge: value, code_challenge_method: named } = body;
  if (!value && !named) return null;
  if (!value || !named) {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (value.length < 43 || value.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(value)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  const method = z.enum(['s256', 'plain']).safeParse(named.toLowerCase());
  if (!method.success) throw validationFailed(`unsupported code_challenge method "${named}"`);
  return { value, method: method.data };
}

/** Stores a PKCE challenge, which `redeemCode` later checks. Returns the id of the new flow. */
export async function startFlow(
  tx: Tx,
  userId: string,
  challenge: Challenge,
  authenticationMethod: string,
): Promise<string> {
  await tx.query(`delete from auth.flow_state where created_at < now() - interval '24 hours'`);
  const sql = `insert into auth.flow_state (user_id, code_challenge, code_challenge_method, authentication_method)
    values ($1::uuid, $2, $3, $4) returning id`;
  const { rows } = await tx.query<{ id: string }>(sql, [
    userId,
    challenge.value,
    challenge.method,
    authenticationMethod,
  ]);
  if (!rows[0]) throw new Error('The new flow was not returned');
  return rows[0].id;
}

/** Creates a PKCE code. After a user opens the link in an email, the redirect passes this code to the site. */
export async function issueCode(tx: Tx, flowId: string): Promise<string> {
  const code = randomToken();
  const sql = `update auth.flow_state set auth_code_hash = $2, auth_code_issued_at = now() where id = $1::uuid`;
  await tx.query(sql, [flowId, sha256(code)]);
  return code;
}

interface Flow {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  authentication_method: string;
  expired: boolean;
}

/** Redeems a PKCE code. The verifier proves that the same client began the flow, because only that client knows it. */
export async function redeemCode(
  tx: Tx,
  code: string,
  verifier: string,
): Promise<{ user: UserRow; method: string }> {
  const sql = `select id, user_id, code_challenge, code_challenge_method, authentication_method,
      auth_code_issued_at < now() - make_interval(mins => $2::int) as expired
    from auth.flow_state where auth_code_hash = $1`;
  const flow = (await tx.query<Flow>(sql, [sha256(code), CODE_MINUTES])).rows[0];
  const user = flow && (await findUserById(tx, flow.user_id));
  if (!flow || !user) {
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (flow.expired)
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  const hashed = createHash('sha256').update(verifier).digest('base64url');
  const answer = flow.code_challenge_method === 's256' ? hashed : verifier;
  if (!equalSecrets(answer, flow.code_challenge)) {
    const message = 'code challenge does not match previously saved code verifier';
    throw new AuthError(400, 'bad_code_verifier', message);
  }
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  await tx.query('delete from auth.flow_state where id = $1::uuid', [flow.id]);
  return { user, method: flow.authentication_method };
}
