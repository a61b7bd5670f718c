import type { Session, User } from '@supabase/supabase-js';

/** The signed-in user and the session, as far as the browser knows them (docs/product.md#auth-state). */
export interface AuthState {
  user: User | null;
  session: Session | null;
  loading: boolean;
  isAdmin: boolean;
}

export const AT_START: AuthState = { user: null, session: null, loading: true, isAdmin: false };
export const SIGNED_OUT: AuthState = { ...AT_START, loading: false };

/**
 * Returns the state after the session has changed. If the session belongs to another user, `loading` is true until the
 * admin check has returned. If it belongs to the same user, the state keeps the result of the last admin check.
 */
export function sessionChanged(before: AuthState, session: Session | null): AuthState {
  if (!session) return SIGNED_OUT;
  const isSame = before.user?.id === session.user.id;
  const { loading, isAdmin } = isSame ? before : { loading: true, isAdmin: false };
  return { user: session.user, session, loading, isAdmin };
}

/**
 * Returns the state after the admin check has returned. If the user has changed in the meantime, ignores the result.
 */
export function adminChecked(before: AuthState, userId: string, isAdmin: boolean): AuthState {
  return before.user?.id === userId ? { ...before, isAdmin, loading: false } : before;
}
