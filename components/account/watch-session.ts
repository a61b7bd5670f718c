import type { Session } from '@supabase/supabase-js';
import { adminChecked, type AuthState, sessionChanged } from '@/lib/accounts/auth-state';
import { isAdmin } from '@/lib/data/admin-check';
import { sayNotice } from './say-notice';
import { browserClient, type Project } from '@/lib/supabase/browser';

type Update = (change: (before: AuthState) => AuthState) => void;

/** Follows the session: what other tabs do with it included. Ends with `signal`. */
export function watchSession(project: Project, update: Update, signal: AbortSignal): void {
  if (signal.aborted) return;
  // Whoever has just signed up; nobody without a session downloads this.
  sayNotice();
  const client = browserClient(project);
  let checked: string | undefined;

  const follow = (session: Session | null) => {
    update((before) => sessionChanged(before, session));
    const userId = session?.user.id;
    if (userId === checked) return;
    checked = userId;
    // Not inside the listener: the client waits for it, and the question would wait for the client.
    if (userId) setTimeout(() => void check(userId));
  };
  const check = async (userId: string) => {
    const answer = await isAdmin(client, { userId });
    update((before) => adminChecked(before, userId, answer));
  };
  const { data } = client.auth.onAuthStateChange((_event, session) => follow(session));
  signal.addEventListener('abort', () => data.subscription.unsubscribe());
}
