import type { Session, User } from '@supabase/supabase-js';

/** The signed-in user, as the browser knows it (docs/product.md#auth-state). */
export interface AuthState {
  user: User | null;
  session: Session | null;
  loading: boolean;
  isAdmin: boolean;
}

export const AT_START: AuthState = { user: null, session: null, loading: true, isAdmin: false };
export const SIGNED_OUT: AuthState = { ...AT_START, loading: false };

/**
 * Handles a change of the session: a new user needs the admin check and is loading until then; the same user keeps the
 * result.
 */
export function sessionChanged(before: AuthState, session: Session | null): AuthState {
  if (!session) return SIGNED_OUT;
  const isSame = before.user?.id === session.user.id;
  const { loading, isAdmin } = isSame ? before : { loading: true, isAdmin: false };
  return { user: session.user, session, loading, isAdmin };
}

/** Handles the result of the admin check, unless the user has changed in the meantime. */
export function adminChecked(before: AuthState, userId: string, isAdmin: boolean): AuthState {
  return before.user?.id === userId ? { ...before, isAdmin, loading: false } : before;
}
