import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { serverEnv } from '@/lib/config/env';
import { getEditor, getViewer, UnknownViewerError } from '@/lib/data/viewer';
import { recordResponse, recordTimeout } from '@/lib/supabase/circuit-breaker';
import type { Db } from '@/lib/supabase/public';
import { serverClient } from '@/lib/supabase/server-client';

/** An expired session. The auth library must renew it before it can ask the server who the visitor is. */
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
/** The visitor's database client. */
let db: Db;

const RENEWAL = '/auth/v1/token?grant_type=refresh_token';
const user = { id: 'a-user', email: 'reader@mail.example' };
type Asked = http.IncomingMessage;
const ANSWERS: Record<string, unknown> = {
  [RENEWAL]: { ...session, expires_at: undefined, user },
  '/auth/v1/user': user,
  '/rest/v1/rpc/has_role': true,
};
function answer({ url = '', socket }: Asked): void {
  const body = JSON.stringify(ANSWERS[url] ?? {});
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  socket.write(`${head}\r\n\r\n${body}`);
}

/** Handles a request to the auth server. Each test assigns its own function. */
let treat: (request: Asked) => void;
/** The number of requests to renew the session. */
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
  // Silences the console, because the auth library logs a warning for each failed request.
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(async () => {
  // After a test, the auth library may still retry its failed request. Waits until a request succeeds before the next
  // test.
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
  // If the visitor had waited for half a minute, the auth library would have sent five or more requests.
  expect(renewals).toBeLessThan(5);
});

test('a request that is lost once does not sign anybody out', async () => {
  treat = (request) => (renewals === 1 ? request.socket.destroy() : answer(request));
  expect(await getViewer(db)).toMatchObject({ email: user.email });
});

describe('an editor', () => {
  const editor = () =>
    serverClient({ getAll: () => cookies, setAll: () => undefined }, new Headers(), { isForEditor: true });

  test('is unknown, and not signed out, while the auth server does not answer', async () => {
    treat = ({ socket }) => socket.destroy();
    await expect(getEditor(editor())).rejects.toThrow(UnknownViewerError);
  });

  test('is unknown, and not without the role, while the database does not answer the check of the role', async () => {
    treat = (request) =>
      request.url === '/rest/v1/rpc/has_role' ? request.socket.destroy() : answer(request);
    await expect(getEditor(editor())).rejects.toThrow(UnknownViewerError);
  });

  test('waits for a database that is too slow for visitors', async () => {
    treat = (request) => void setTimeout(() => answer(request), 2_000);
    recordTimeout();
    expect(await getViewer(db)).toBeNull();
    expect(await getEditor(editor())).toMatchObject({ email: user.email, isAdmin: true });
  });

  test('without a session is signed out, whether or not the auth server answers', async () => {
    treat = () => undefined;
    const stranger = serverClient({ getAll: () => [], setAll: () => undefined }, new Headers());
    expect(await getEditor(stranger)).toBeNull();
  });
});
