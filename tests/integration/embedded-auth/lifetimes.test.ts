import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { copyDatabase } from '../../helpers/made-databases.ts';
import {
  NO_TABLES,
  SITE,
  fragmentOf,
  lastMailTo,
  mailsTo,
  openLink,
  refresh,
  request,
  rotated,
} from './clients.ts';
import { PASSWORD, signedUp, visitor } from './clients.ts';
import { alter, holdsText } from './data-directory.ts';

let dataDir: string;
let server: Embedded;

function start(): Promise<Embedded> {
  const env = { SITE_URL: SITE, EMBEDDED_MAIL_INTERVAL_SECONDS: '300' };
  return startEmbedded({ schema: NO_TABLES, dataDir, env });
}

/** Stops the server, runs SQL on its database to make rows older, and starts the server again. */
async function later(sql: string): Promise<void> {
  await server.stop();
  await alter(dataDir, sql);
  server = await start();
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'embedded-auth-'));
  await copyDatabase(dataDir, 'empty');
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a session survives a restart on another port, and a refresh token can be reused for ten seconds', async () => {
  const { session } = await signedUp(server);
  const second = await rotated(server, session.refresh_token);
  await rotated(server, second);
  await later(`update auth.refresh_tokens set revoked_at = revoked_at - interval '2 seconds'`);
  const { status } = await request(server, 'GET', '/user', { token: session.access_token });
  expect(status).toBe(200);
  await later(
    `update auth.refresh_tokens set revoked_at = now() - interval '11 seconds' where revoked_at is not null`,
  );
  const reused = await refresh(server, session.refresh_token);
  expect([reused.status, reused.body.code]).toEqual([400, 'refresh_token_already_used']);
});

test('a mail is valid for an hour and a code for five minutes', async () => {
  const { email, supabase } = await signedUp(server);
  const verifier = 'v'.repeat(50);
  const challenge = { code_challenge: verifier, code_challenge_method: 'plain' };
  await supabase.auth.resetPasswordForEmail(email);
  const other = await signedUp(server);
  await request(server, 'POST', '/recover', { body: { email: other.email, ...challenge } });
  const { location } = await openLink((await lastMailTo(server, other.email)).link);
  const code = location.searchParams.get('code') ?? '';
  const mail = await lastMailTo(server, email);

  await later(`update auth.one_time_tokens set created_at = created_at - interval '61 minutes';
    update auth.flow_state set auth_code_issued_at = auth_code_issued_at - interval '6 minutes'`);
  // The link contains the server's old port, but the restarted server has a new port. The test changes the link to the
  // new port.
  const link = new URL(mail.link);
  link.host = new URL(server.url).host;
  expect(fragmentOf((await openLink(link.toString())).location).get('error_code')).toBe('otp_expired');
  const body = { auth_code: code, code_verifier: verifier };
  const late = await request(server, 'POST', '/token?grant_type=pkce', { body });
  expect([late.status, late.body.code]).toEqual([422, 'flow_state_expired']);
});

test('a mail of the same kind is not sent again within the interval', async () => {
  const { email } = await signedUp(server);
  expect((await visitor(server).auth.resetPasswordForEmail(email)).error).toBeNull();
  // The second request succeeds but sends no email, just as a request for an unknown email address does. An error would
  // reveal that the account exists.
  expect((await visitor(server).auth.resetPasswordForEmail(email)).error).toBeNull();
  expect(await mailsTo(server, email)).toHaveLength(1);
});

test('passwords, refresh tokens and mails are stored only as digests', async () => {
  const { email, session } = await signedUp(server);
  const fresh = await rotated(server, session.refresh_token);
  await visitor(server).auth.resetPasswordForEmail(email);
  const mail = await lastMailTo(server, email);
  expect((await stat(mail.file)).mode & 0o077).toBe(0);
  await server.stop();
  const database = path.join(dataDir, 'pg');
  expect(await holdsText(database, email)).toBe(true);
  for (const secret of [PASSWORD, session.refresh_token, fresh, session.access_token, mail.token_hash]) {
    expect(await holdsText(database, secret)).toBe(false);
  }
  server = await start();
});
