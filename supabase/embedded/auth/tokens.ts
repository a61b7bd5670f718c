import { calculateJwkThumbprint, importJWK, jwtVerify, SignJWT } from 'jose';
import type { CryptoKey, JWK, JWTPayload } from 'jose';
import type { Claims } from '../transaction.ts';
import type { Keys } from '../keys.ts';

/** The lifetime of an access token in seconds (GoTrue's default). */
export const ACCESS_TOKEN_SECONDS = 3600;

interface KeyPair {
  kid: string;
  publicJwk: JWK;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

interface Signer {
  keys: Keys;
  url: string;
}

const pairs = new WeakMap<Keys, Promise<KeyPair>>();

async function importPair(jwk: JWK): Promise<KeyPair> {
  const { kty, crv, x, y } = jwk;
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  const publicJwk: JWK = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true };
  const privateKey = (await importJWK({ kty, crv, x, y, d: jwk.d }, 'ES256')) as CryptoKey;
  const publicKey = (await importJWK({ kty, crv, x, y }, 'ES256')) as CryptoKey;
  return { kid, publicJwk, privateKey, publicKey };
}

function pairOf(keys: Keys): Promise<KeyPair> {
  const known = pairs.get(keys);
  if (known) return known;
  const pair = importPair(keys.jwk);
  pairs.set(keys, pair);
  return pair;
}

/** Returns the public key in the format of the response of /auth/v1/.well-known/jwks.json. */
export async function publicKeySet(keys: Keys): Promise<{ keys: JWK[] }> {
  return { keys: [(await pairOf(keys)).publicJwk] };
}

/** Signs the payload as GoTrue does, and adds `iss`, `iat` and `exp`. */
export async function signAccessToken(
  context: Signer,
  payload: JWTPayload,
  lifetimeSeconds: number = ACCESS_TOKEN_SECONDS,
): Promise<{ token: string; expiresAt: number }> {
  const pair = await pairOf(context.keys);
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + lifetimeSeconds;
  const token = await new SignJWT({ ...payload })
    .setProtectedHeader({ alg: 'ES256', kid: pair.kid, typ: 'JWT' })
    .setIssuer(`${context.url}/auth/v1`)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(pair.privateKey);
  return { token, expiresAt };
}

const ROLES = ['anon', 'authenticated', 'service_role'] as const;

/**
 * Returns the claims of an access token that this server signed. Throws jose's own errors (`JWTExpired` has the code
 * `ERR_JWT_EXPIRED`). Each API translates these errors into its own format. Does not check the issuer: the issuer
 * contains the server's port, and a session must survive a change of the port.
 */
export async function verifyAccessToken(context: Signer, token: string): Promise<Claims> {
  const pair = await pairOf(context.keys);
  const { payload } = await jwtVerify(token, pair.publicKey, {
    algorithms: ['ES256'],
    requiredClaims: ['exp'],
  });
  const role = ROLES.find((known) => known === payload.role);
  if (!role) throw new TypeError('The token names no role of this API');
  return { ...payload, role };
}
