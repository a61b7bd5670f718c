'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { AT_START, type AuthState, SIGNED_OUT } from '@/lib/accounts/auth-state';
import type { Project } from '@/lib/supabase/browser';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';

const SIGN_OUT_LIMIT_MS = 10_000;

interface AuthValue extends AuthState {
  /** Like signIn and signOut, returns an error message, or null on success. */
  signUp: (email: string, password: string) => Promise<string | null>;
  signIn: (email: string, password: string) => Promise<string | null>;
  signOut: () => Promise<string | null>;
}

const AuthContext = createContext<AuthValue | null>(null);

/** Returns the session, and functions to sign up, in and out. @throws outside an AuthProvider */
export function useAuth(): AuthValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth must be used within an AuthProvider');
  return value;
}

/**
 * Returns whether the visitor comes from the link in a sign-up email. The link leads to the homepage, with an error or
 * a session code in the URL. The pattern requires 32 or more characters, because the code of an advertising campaign is
 * shorter than a session code.
 */
const isFromMail = () =>
  location.pathname === '/' && /[?&](code=[\w-]{32,}|error_code=)/.test(location.search);

/**
 * Reads the session in the browser, so that the pages themselves are the same for everyone. Visitors without a session
 * never download the Supabase client.
 */
export function AuthProvider({ project, children }: { project: Project; children: ReactNode }) {
  const [state, setState] = useState(AT_START);

  useEffect(() => {
    const done = new AbortController();
    // The route /auth/confirm handles the links in all emails and shows the result.
    if (isFromMail()) return location.replace(`/auth/confirm${location.search}`);
    let isWatching = false;
    const look = () => {
      if (isWatching) return;
      if (!hasSessionCookie(document.cookie)) return setState(SIGNED_OUT);
      isWatching = true;
      import('./watch-session').then(
        ({ watchSession }) => watchSession(project, setState, done.signal),
        () => setState(SIGNED_OUT),
      );
    };
    look();
    // While this tab was hidden, another tab may have signed in or out.
    document.addEventListener('visibilitychange', look, { signal: done.signal });
    return () => done.abort();
  }, [project]);

  const value = useMemo(
    () => ({ ...state, ...signInMethods, signOut: () => signOut(project) }),
    [state, project],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

const signInMethods = {
  signUp: (email: string, password: string) => enter('/auth/sign-up', { email, password }),
  signIn: (email: string, password: string) => enter('/auth/sign-in', { email, password }),
};

/**
 * Signs in or up through our own server, which limits the number of attempts. On success, reloads the page for the new
 * user.
 */
async function enter(action: string, fields: Record<string, string>): Promise<string | null> {
  const { sendForm } = await import('./send-form');
  const { status, message, redirectTo } = await sendForm(action, fields);
  if (redirectTo) location.reload();
  return status === 'error' ? (message ?? null) : null;
}

const NOT_SIGNED_OUT =
  'The connection failed, so you’re still signed in. Check your connection and try again.';

async function signOut(project: Project): Promise<string | null> {
  // The Supabase client has no time limit for signing out, and its code may never load, so set a limit here.
  const limit = new Promise<never>((_, reject) => setTimeout(reject, SIGN_OUT_LIMIT_MS));
  try {
    const { browserClient } = await Promise.race([import('@/lib/supabase/browser'), limit]);
    const { error } = await Promise.race([browserClient(project).auth.signOut(), limit]);
    return error && NOT_SIGNED_OUT;
  } catch {
    return NOT_SIGNED_OUT;
  }
}
