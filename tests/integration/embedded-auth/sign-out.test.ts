import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, refresh, request, signedIn, signedUp } from './clients.ts';

let server: Embedded;
beforeAll(async () => void (server = await startEmbedded({ schema: NO_TABLES })));
afterAll(() => server.stop());

async function three() {
  const { supabase, session, email } = await signedUp(server);
  const second = await signedIn(server, email);
  const third = await signedIn(server, email);
  const tokens = [session, second.session, third.session];
  const states = () =>
    Promise.all(
      tokens.map(async ({ access_token: token }) => {
        const { status, body } = await request(server, 'GET', '/user', { token });
        return status === 200 ? 'lives' : `${status} ${body.code as string}`;
      }),
    );
  return { supabase, session, states };
}

const ENDED = '403 session_not_found';

test('"global" ends every session', async () => {
  const { supabase, session, states } = await three();
  expect(await states()).toEqual(['lives', 'lives', 'lives']);
  expect((await supabase.auth.signOut()).error).toBeNull();
  expect(await states()).toEqual([ENDED, ENDED, ENDED]);
  const again = await refresh(server, session.refresh_token);
  expect([again.status, again.body.code]).toEqual([400, 'refresh_token_not_found']);
});

test('"local" ends only this session', async () => {
  const { supabase, states } = await three();
  expect((await supabase.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect(await states()).toEqual([ENDED, 'lives', 'lives']);
});

test('"others" ends every other session', async () => {
  const { supabase, states } = await three();
  expect((await supabase.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect(await states()).toEqual(['lives', ENDED, ENDED]);
  expect((await supabase.auth.getUser()).error).toBeNull();
});

test('a client treats an ended session like a missing one', async () => {
  const { supabase, email } = await signedUp(server);
  const elsewhere = await signedIn(server, email);
  await elsewhere.supabase.auth.signOut({ scope: 'others' });
  const { data, error } = await supabase.auth.getUser();
  expect(data.user).toBeNull();
  expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
});

test('signing out returns 204 without a body and refuses an unknown scope', async () => {
  const { session } = await signedUp(server);
  const token = session.access_token;
  const wrong = await request(server, 'POST', '/logout?scope=galaxy', { token });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
  expect((await request(server, 'POST', '/logout?scope=local', { token })).status).toBe(204);
});
