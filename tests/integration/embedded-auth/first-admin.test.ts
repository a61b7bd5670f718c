import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded, EmbeddedOptions } from '../../helpers/embedded.ts';
import { copyDatabase } from '../../helpers/made-databases.ts';
import { PASSWORD, adminOf, lastMailTo, signedIn, signedUp, visitor } from './clients.ts';

async function withServer(
  options: EmbeddedOptions,
  work: (server: Embedded) => Promise<void>,
): Promise<void> {
  const server = await startEmbedded(options);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

async function isAdmin(server: Embedded, email: string, password: string): Promise<boolean> {
  const { supabase, session } = await signedIn(server, email, password);
  const asked = { _user_id: session.user.id, _role: 'admin' };
  const { data, error } = await supabase.rpc('has_role', asked);
  if (error) throw error;
  return data === true;
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'embedded-admin-'));
  await copyDatabase(dataDir, 'migrated');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('the first start creates an admin with a random password, and the second start does not', async () => {
  let first: { email: string; password: string } | null = null;
  await withServer({ dataDir }, async (server) => {
    first = server.firstAdmin;
    expect(first?.password).toMatch(/^[a-zA-Z2-9]{20}$/);
    expect(await isAdmin(server, first?.email ?? '', first?.password ?? '')).toBe(true);
    const other = await signedUp(server);
    expect(await isAdmin(server, other.email, PASSWORD)).toBe(false);
  });
  await withServer({ dataDir }, async (server) => {
    expect(server.firstAdmin).toBeNull();
    await signedIn(server, first?.email ?? '', first?.password);
  });
});

test('the configured credentials are used, and signing up with a lost admin’s address does not make an admin', async () => {
  const env = { ADMIN_EMAIL: 'Owner@Example.com' };
  const password = 'chosen-by-the-owner';
  let backDoor = '';
  await withServer({ dataDir, env: { ...env, ADMIN_PASSWORD: password } }, async (server) => {
    expect(server.firstAdmin).toEqual({ email: 'owner@example.com', password });
    expect(await isAdmin(server, 'owner@example.com', password)).toBe(true);
    const { data } = await adminOf(server).listUsers();
    await adminOf(server).deleteUser(data.users[0]?.id ?? '');
    const stranger = visitor(server);
    await stranger.auth.signUp({ email: 'owner@example.com', password: 'of-a-stranger' });
    await stranger.auth.updateUser({ email: 'stranger@example.com', current_password: 'of-a-stranger' });
    backDoor = (await lastMailTo(server, 'stranger@example.com')).token_hash;
  });
  await withServer({ dataDir, env }, async (server) => {
    expect(server.firstAdmin?.email).toBe('owner@example.com');
    const stranger = { email: 'owner@example.com', password: 'of-a-stranger' };
    const { error } = await visitor(server).auth.signInWithPassword(stranger);
    expect(error).toMatchObject({ code: 'invalid_credentials' });
    const mailed = await visitor(server).auth.verifyOtp({ type: 'email_change', token_hash: backDoor });
    expect(mailed.error).toMatchObject({ code: 'otp_expired' });
    expect(await isAdmin(server, 'owner@example.com', server.firstAdmin?.password ?? '')).toBe(true);
  });
});
