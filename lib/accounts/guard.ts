import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { getViewer } from '@/lib/data/viewer';
import { middlewareSession } from '@/lib/supabase/refresh-session';
import { signInPath } from './next-path';

/** Whether a path belongs to the pages that know who is asking. */
export const isGuarded = (path: string) => /^\/(admin|auth)(\/|$)/.test(path);

/** The first wall of /admin (decision 13), and a fresh session for it and for the account pages. */
export async function guard(request: NextRequest): Promise<NextResponse> {
  const session = middlewareSession(request);
  const viewer = await getViewer(session.db);
  const { pathname, search } = request.nextUrl;
  if (!pathname.startsWith('/admin') || viewer?.isAdmin) return session.pass();
  const response = viewer
    ? NextResponse.rewrite(new URL('/forbidden', request.url))
    : NextResponse.redirect(new URL(signInPath(`${pathname}${search}`), request.url), 303);
  return session.keep(response);
}
