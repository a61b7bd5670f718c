import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, refresh, rotated, signedIn, signedUp } from './clients.ts';

let server: Embedded;
const roomy = { EMBEDDED_REFRESH_REUSE_SECONDS: '300' };
beforeAll(async () => void (server = await startEmbedded({ schema: NO_TABLES, env: roomy })));
afterAll(() => server.stop());

describe('refresh', () => {
  test('replaces the token within the same session', async () => {
    const { supabase, session } = await signedUp(server);
    const before = await supabase.auth.getClaims();
    const { data, error } = await supabase.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const after = await supabase.auth.getClaims();
    expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
    expect(after.data?.claims.amr).toEqual(before.data?.claims.amr);
  });

  test('keeps two tabs signed in that refresh at the same time, now and at the next refresh', async () => {
    const { session } = await signedUp(server);
    const tabs = await Promise.all([1, 2, 3].map(() => refresh(server, session.refresh_token)));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
    const tokens = tabs.map(({ body }) => body.refresh_token as string);
    expect(new Set(tokens).size).toBe(1);
    for (const token of tokens) expect((await refresh(server, token)).status).toBe(200);
  });

  test('lets a tab that is two tokens behind continue within the re-use interval', async () => {
    const { session } = await signedUp(server);
    const second = await rotated(server, session.refresh_token);
    const third = await rotated(server, second);
    const late = await refresh(server, session.refresh_token);
    expect(late.status).toBe(200);
    expect(late.body.refresh_token).not.toBe(third);
    expect((await refresh(server, third)).status).toBe(200);
    expect((await refresh(server, late.body.refresh_token as string)).status).toBe(200);
  });

  test('refuses an unknown token', async () => {
    const { supabase } = await signedUp(server);
    const { error } = await supabase.auth.refreshSession({ refresh_token: 'never-issued' });
    expect(error).toMatchObject({ code: 'refresh_token_not_found', status: 400 });
    expect(error?.message).toBe('Invalid Refresh Token: Refresh Token Not Found');
  });

  test('refuses a request without a token', async () => {
    const answer = await refresh(server, '');
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('re-use detection', () => {
  let strict: Embedded;
  const env = { EMBEDDED_REFRESH_REUSE_SECONDS: '0' };
  beforeAll(async () => void (strict = await startEmbedded({ schema: NO_TABLES, env })));
  afterAll(() => strict.stop());

  test('returns the same new token to a client that lost the answer', async () => {
    const { session } = await signedUp(strict);
    const first = await rotated(strict, session.refresh_token);
    expect(await rotated(strict, session.refresh_token)).toBe(first);
  });

  test('ends the whole session of an older token and no other session', async () => {
    const { session, email } = await signedUp(strict);
    const elsewhere = await signedIn(strict, email);
    const second = await rotated(strict, session.refresh_token);
    const third = await rotated(strict, second);

    const reused = await refresh(strict, session.refresh_token);
    expect([reused.status, reused.body.code]).toEqual([400, 'refresh_token_already_used']);
    expect(reused.body.message).toBe('Invalid Refresh Token: Already Used');
    for (const token of [third, second, session.refresh_token]) {
      const answer = await refresh(strict, token);
      expect([answer.status, answer.body.code]).toEqual([400, 'refresh_token_already_used']);
    }
    expect((await elsewhere.supabase.auth.refreshSession()).error).toBeNull();
  });
});
