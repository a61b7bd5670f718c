import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { randomToken } from '../../../supabase/embedded/auth/digests.ts';
import { publicKeySet, signAccessToken } from '../../../supabase/embedded/auth/tokens.ts';
import type { Keys } from '../../../supabase/embedded/keys.ts';
import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, SITE, request, signedUp } from './clients.ts';

let server: Embedded;
let keys: Keys;
let claims: { sub: string; role: string };
beforeAll(async () => {
  server = await startEmbedded({ schema: NO_TABLES, env: { SITE_URL: SITE } });
  keys = JSON.parse(await readFile(path.join(server.dataDir, 'keys.json'), 'utf8')) as Keys;
  claims = { sub: (await signedUp(server)).user.id, role: 'authenticated' };
});
afterAll(() => server.stop());

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAnHour = () => Math.floor(Date.now() / 1000) + 3_600;

/** Returns the statuses with which the auth API and the REST API answer a request with this token. */
async function statuses(token: string): Promise<number[]> {
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` };
  const rows = await fetch(`${server.url}/rest/v1/rpc/nothing`, { method: 'POST', headers });
  return [(await request(server, 'GET', '/user', { token })).status, rows.status];
}

test('a token of the server itself is accepted', async () => {
  const { token } = await signAccessToken({ keys, url: server.url }, claims);
  expect(await statuses(token)).toEqual([200, 404]);
});

test('a token with another algorithm is refused, whatever it is signed with', async () => {
  const payload = encoded({ ...claims, exp: inAnHour() });
  expect(await statuses(`${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`)).toEqual([403, 401]);
  // Libraries that choose the algorithm by the header take the public key for a shared secret.
  const [published] = (await publicKeySet(keys)).keys;
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT', kid: keys.jwk.kid })}.${payload}`;
  const signature = createHmac('sha256', JSON.stringify(published)).update(signed).digest('base64url');
  expect(await statuses(`${signed}.${signature}`)).toEqual([403, 401]);
});

test('a key that a token brings along, or that has the name of the server’s key, is not used', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  for (const header of [{ jwk }, { kid: keys.jwk.kid }, { jku: `${SITE}/keys.json`, kid: 'theirs' }]) {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header })
      .setExpirationTime('1h')
      .sign(privateKey);
    expect([Object.keys(header), await statuses(token)]).toEqual([Object.keys(header), [403, 401]]);
  }
});

test('a token for no role of the API is refused', async () => {
  const { role: _, ...nobody } = claims;
  for (const payload of [nobody, { ...claims, role: 'postgres' }, { ...claims, role: 'supabase_admin' }]) {
    const { token } = await signAccessToken({ keys, url: server.url }, payload);
    expect(await statuses(token)).toEqual([403, 401]);
  }
});

test('keys and tokens have at least 128 random bits, and no two are equal', () => {
  const tokens = Array.from({ length: 1_000 }, randomToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const secret of [...tokens, keys.secretKey.replace('sb_secret_', '')])
    expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16);
});
