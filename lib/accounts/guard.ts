import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { ACTION_BYTES } from '@/lib/admin/logo-limits';
import { isNothingAt } from '@/lib/admin/nothing-at';
import { getViewer } from '@/lib/data/viewer';
import { middlewareSession } from '@/lib/supabase/refresh-session';
import { signInPath } from './next-path';
import { isSameOrigin } from './same-origin';
import { STATUS_TEXTS } from './status-texts';

/** Whether a path belongs to the pages that know who is asking. */
export const isGuarded = (path: string) => /^\/(admin|auth)(\/|$)/.test(path);

/** The first wall of /admin (docs/product.md#admin-walls). It refreshes the session for /admin and the account pages. */
export async function guard(request: NextRequest): Promise<NextResponse> {
  const session = middlewareSession(request);
  const viewer = await getViewer(session.db);
  const { pathname, search } = request.nextUrl;
  const toSignIn = () => NextResponse.redirect(new URL(signInPath(`${pathname}${search}`), request.url), 303);
  if (!pathname.startsWith('/admin')) {
    // The page is being sent by the time it knows, and only a script would go on from there.
    const isLost = !viewer && /^\/auth\/new-(password|address)$/.test(pathname);
    return isLost ? session.keep(toSignIn()) : session.pass();
  }
  const isAction = request.headers.has('next-action');
  if (isAction && !isSameOrigin(request.headers)) return refusal(403);
  const isTooLarge = isAction && Number(request.headers.get('content-length')) > ACTION_BYTES;
  if (viewer?.isAdmin) {
    if (isTooLarge) return session.keep(refusal(413));
    const isNothing = isDocument(request) && (await isNothingAt(session.db, pathname));
    return session.pass(isNothing ? 404 : 200);
  }
  if (isAction) return session.keep(refusal(viewer ? 403 : 401));
  return session.keep(viewer ? NextResponse.rewrite(new URL('/forbidden', request.url)) : toSignIn());
}

/**
 * Whether a whole page is asked for, whose status has to be known before the page, as it is sent while it is made. A screen's
 * data, for which the script in the browser asks, needs none; with one, the script would ask for the page again. Next hides from
 * the middleware by which header it tells the two apart, the browser does not.
 */
const isDocument = ({ method, headers }: NextRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.get('sec-fetch-dest') !== 'empty';

/** Whoever called a server action reads a status, not a page. Next's script hands on the text of this very type. */
const refusal = (status: keyof typeof STATUS_TEXTS) =>
  new NextResponse(STATUS_TEXTS[status], { status, headers: { 'Content-Type': 'text/plain' } });
