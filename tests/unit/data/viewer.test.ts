import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { serverEnv } from '@/lib/config/env';
import { getViewer } from '@/lib/data/viewer';
import { recordResponse } from '@/lib/supabase/circuit-breaker';
import type { Db } from '@/lib/supabase/public';
import { serverClient } from '@/lib/supabase/server-client';

/** A session that has expired, so that the auth library must renew it before it can ask who the visitor is. */
const session = {
  access_token: 'a.b.c',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 1,
  user: { id: 'a-user' },
};
const cookies = [
  { name: 'bds-session', value: `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}` },
];
/** The visitor's client. */
let db: Db;

const RENEWAL = '/auth/v1/token?grant_type=refresh_token';
const user = { id: 'a-user', email: 'reader@mail.example' };
type Asked = http.IncomingMessage;
const ANSWERS: Record<string, object> = {
  [RENEWAL]: { ...session, expires_at: undefined, user },
  '/auth/v1/user': user,
  '/rest/v1/rpc/has_role': [],
};
function answer({ url = '', socket }: Asked): void {
  const body = JSON.stringify(ANSWERS[url] ?? {});
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  socket.write(`${head}\r\n\r\n${body}`);
}

/** How the auth server treats a request. */
let treat: (request: Asked) => void;
/** How often a new session was requested. */
let renewals: number;
const authServer = http.createServer((request) => {
  if (request.url === RENEWAL) renewals += 1;
  treat(request);
});
const knownUrl = serverEnv().NEXT_PUBLIC_SUPABASE_URL;

beforeAll(async () => {
  authServer.listen(0, '127.0.0.1');
  await once(authServer, 'listening');
  serverEnv().NEXT_PUBLIC_SUPABASE_URL = `http://127.0.0.1:${(authServer.address() as AddressInfo).port}`;
});
beforeEach(() => {
  renewals = 0;
  recordResponse();
  db = serverClient({ getAll: () => cookies, setAll: () => undefined }, new Headers());
  // The auth library warns of each request that failed.
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(async () => {
  // The auth library still sends its request again.
  treat = answer;
  expect((await db.auth.getUser()).error).toBeNull();
});
afterAll(() => {
  serverEnv().NEXT_PUBLIC_SUPABASE_URL = knownUrl;
  authServer.closeAllConnections();
  authServer.close();
});

test('a visitor waits for one request that the auth server does not answer, and not for a second one', async () => {
  treat = () => undefined;
  expect(await getViewer(db)).toBeNull();
  expect(renewals).toBe(1);
});

test('a visitor does not wait for the half minute in which the auth library sends refused requests again', async () => {
  treat = ({ socket }) => socket.destroy();
  expect(await getViewer(db)).toBeNull();
  // In half a minute the library would send it more often.
  expect(renewals).toBeLessThan(5);
});

test('a request that is lost once does not sign anybody out', async () => {
  treat = (request) => (renewals === 1 ? request.socket.destroy() : answer(request));
  expect(await getViewer(db)).toMatchObject({ email: user.email });
});
