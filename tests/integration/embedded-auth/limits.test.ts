import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, PASSWORD, SITE, lastMailTo, newEmail, request } from './clients.ts';

let server: Embedded;
const env = { SITE_URL: SITE, EMBEDDED_TRIES_PER_ADDRESS: '', EMBEDDED_MAIL_INTERVAL_SECONDS: '0' };
beforeAll(async () => void (server = await startEmbedded({ schema: NO_TABLES, env })));
afterAll(() => server.stop());

type Send = (index: number, headers?: Record<string, string>) => ReturnType<typeof request>;
const post =
  (route: string, body: object): Send =>
  (_, headers = {}) =>
    request(server, 'POST', route, { body, headers });

/**
 * Requests with invalid bodies, and how many of each the limit allows. The server refuses invalid requests quickly, but
 * still counts them.
 */
const REQUESTS: [string, number, Send][] = [
  ['signing up', 30, post('/signup', { email: 'a@example.com', password: 'short' })],
  ['signing in', 30, post('/token?grant_type=password', { password: PASSWORD })],
  ['requesting a mail', 30, post('/recover', { email: 'nobody' })],
  ['trying codes', 30, post('/verify', { type: 'recovery' })],
  ['refreshing', 150, post('/token?grant_type=refresh_token', { refresh_token: '' })],
];

test.each(REQUESTS)('%s is limited for each IP address, to %i in five minutes', async (_, most, send) => {
  const statuses = new Set<number>();
  for (let count = 0; count < most; count += 1) statuses.add((await send(count)).status);
  expect([...statuses].filter((status) => status === 429)).toEqual([]);
  expect(await send(most)).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
  // The limit does not apply to requests with the secret key, because the site limits each visitor itself.
  expect((await send(most, { apikey: server.secretKey })).status).not.toBe(429);
});

test('the codes of one account are limited, however many mails are requested', async () => {
  const headers = { apikey: server.secretKey };
  const email = newEmail();
  const ask = (route: string, body: object) => request(server, 'POST', route, { body, headers });
  await ask('/signup', { email, password: PASSWORD });
  const guess = (token: string) => ask('/verify', { type: 'recovery', email, token });
  const codes: number[] = [];
  for (let mail = 0; mail < 3; mail += 1) {
    await ask('/recover', { email });
    const wrong = (await lastMailTo(server, email)).code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 4; count += 1) codes.push((await guess(wrong)).status);
  }
  expect(codes).toEqual([...Array<number>(10).fill(403), 429, 429]);
  // After too many wrong codes, the right code is refused too, so that guessing cannot continue.
  expect((await guess((await lastMailTo(server, email)).code)).status).toBe(429);
});
