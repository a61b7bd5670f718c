'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { AT_START, type AuthState, SIGNED_OUT } from '@/lib/accounts/auth-state';
import type { Project } from '@/lib/supabase/browser';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';

const SIGN_OUT_LIMIT_MS = 10_000;

interface AuthValue extends AuthState {
  /** Each returns the error's sentence, or null when it went well. */
  signUp: (email: string, password: string) => Promise<string | null>;
  signIn: (email: string, password: string) => Promise<string | null>;
  signOut: () => Promise<string | null>;
}

const AuthContext = createContext<AuthValue | null>(null);

/** Who is signed in, and how to sign in and out. @throws outside an AuthProvider */
export function useAuth(): AuthValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth must be used within an AuthProvider');
  return value;
}

/**
 * The link in the mail of a sign-up leads to the home page, with a code that is to be traded for a session, or with what is
 * wrong with the link; codes are long, unlike those of a campaign.
 */
const isFromMail = () =>
  location.pathname === '/' && /[?&](code=[\w-]{32,}|error_code=)/.test(location.search);

/**
 * Finds out in the browser who is signed in, so that the pages themselves are the same for everybody. Whoever has no
 * session never downloads the Supabase client.
 */
export function AuthProvider({ project, children }: { project: Project; children: ReactNode }) {
  const [state, setState] = useState(AT_START);

  useEffect(() => {
    const done = new AbortController();
    // The way of every link in a mail, which says what it led to.
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
    // Another tab may have signed in meanwhile.
    document.addEventListener('visibilitychange', look, { signal: done.signal });
    return () => done.abort();
  }, [project]);

  const value = useMemo(() => ({ ...state, ...waysIn, signOut: () => signOut(project) }), [state, project]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

const waysIn = {
  signUp: (email: string, password: string) => enter('/auth/sign-up', { email, password }),
  signIn: (email: string, password: string) => enter('/auth/sign-in', { email, password }),
};

/** By way of our own server, which counts the tries; the page is loaded anew as the other visitor's. */
async function enter(action: string, fields: Record<string, string>): Promise<string | null> {
  const { sendForm } = await import('./send-form');
  const { status, message, redirectTo } = await sendForm(action, fields);
  if (redirectTo) location.reload();
  return status === 'error' ? (message ?? null) : null;
}

const NOT_SIGNED_OUT =
  'You are still signed in, as the connection failed. Please try again, and close the browser if you cannot wait.';

async function signOut(project: Project): Promise<string | null> {
  // The client waits for as long as the browser does, and its code may not arrive at all.
  const limit = new Promise<never>((_, reject) => setTimeout(reject, SIGN_OUT_LIMIT_MS));
  try {
    const { browserClient } = await Promise.race([import('@/lib/supabase/browser'), limit]);
    const { error } = await Promise.race([browserClient(project).auth.signOut(), limit]);
    return error && NOT_SIGNED_OUT;
  } catch {
    return NOT_SIGNED_OUT;
  }
}
