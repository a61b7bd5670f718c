import type { Session } from '@supabase/supabase-js';
import { adminChecked, type AuthState, sessionChanged } from '@/lib/accounts/auth-state';
import { isAdmin } from '@/lib/data/admin-check';
import { showFlashMessage } from './show-flash-message';
import { browserClient, type Project } from '@/lib/supabase/browser';

type Update = (change: (before: AuthState) => AuthState) => void;

/** Calls `update` whenever the session changes in this tab or in another tab, until `signal` aborts. */
export function watchSession(project: Project, update: Update, signal: AbortSignal): void {
  if (signal.aborted) return;
  // Show the flash message of a sign-up here, so that visitors without a session never download the code for flash
  // messages.
  showFlashMessage();
  const client = browserClient(project);
  let checked: string | undefined;

  const follow = (session: Session | null) => {
    update((before) => sessionChanged(before, session));
    const userId = session?.user.id;
    if (userId === checked) return;
    checked = userId;
    // Don't call `check` in this listener: the Supabase client waits for its listeners to finish, and `check` waits for
    // the client.
    if (userId) setTimeout(() => void check(userId));
  };
  const check = async (userId: string) => {
    const answer = await isAdmin(client, { userId });
    update((before) => adminChecked(before, userId, answer));
  };
  const { data } = client.auth.onAuthStateChange((_event, session) => follow(session));
  signal.addEventListener('abort', () => data.subscription.unsubscribe());
}
