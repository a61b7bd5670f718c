import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/embedded/database.ts';
import { StartupError } from '../serve/startup-error.ts';
import { serveApi } from './api.ts';

const CANCELLED = '57014';
const NO_OPTIONS = { auth: { persistSession: false, autoRefreshToken: false } };

/** Two functions that wait. The second one has a limit of its own, as `roll_up_events` has. */
const FUNCTIONS = ['wait', 'wait_longer'].map(
  (name) => `create function public.${name}(seconds float8) returns void language plpgsql
    ${name === 'wait' ? '' : "set statement_timeout = '15s'"} as $$ begin perform pg_sleep(seconds); end $$;
  grant execute on function public.${name}(float8) to anon, authenticated, service_role;`,
);

/** Checks that statements through the API have the same limits as on a hosted project. */
export async function checkLimits(db: Database): Promise<void> {
  await db.exec(FUNCTIONS.join('\n'));
  const api = await serveApi(db);
  try {
    const editor = createClient(api.url, api.secretKey, NO_OPTIONS);
    const account = { email: `limits-${randomUUID()}@example.com`, password: 'correct-horse-battery-7' };
    await api.service.auth.admin.createUser({ ...account, email_confirm: true });
    const { data, error } = await editor.auth.signInWithPassword(account);
    if (error) throw new StartupError(`Limits: signing in fails: ${error.message}`);
    const calls: [SupabaseClient, string, name: string, seconds: number, isCancelled: boolean][] = [
      [api.anon, 'a visitor', 'wait', 1, false],
      [api.anon, 'a visitor', 'wait', 4, true],
      [editor, 'an editor', 'wait', 4, false],
      [editor, 'an editor', 'wait', 9, true],
      [api.service, 'the secret key', 'wait', 9, true],
      [api.service, 'the secret key', 'wait_longer', 9, false],
    ];
    await Promise.all(
      calls.map(async ([client, who, name, seconds, isCancelled]) => {
        const { error: failure } = await client.rpc(name, { seconds });
        if ((failure?.code === CANCELLED) === isCancelled && (isCancelled || !failure)) return;
        const outcome = failure ? failure.message : 'it was not cancelled';
        throw new StartupError(`Limits: a statement of ${seconds} s by ${who} (${name}): ${outcome}`);
      }),
    );
    await api.service.auth.admin.deleteUser(data.user.id);
  } finally {
    await api.stop();
    await db.exec('drop function public.wait(float8); drop function public.wait_longer(float8)');
  }
}
