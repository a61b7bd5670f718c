import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { signInPath } from '@/lib/accounts/next-path';
import { STATUS_TEXTS } from '@/lib/accounts/status-texts';
import { getViewer } from '@/lib/data/viewer';
import { isRenewalKey, RENEWAL_HEADER } from '@/lib/cache/renewal-key';
import { ACTION_BYTES } from '@/lib/images/logo-limits';
import { isSameOrigin } from '@/lib/network/same-origin';
import { isMissingScreen } from '@/lib/services/routing/missing-screen';
import { middlewareSession } from '@/lib/supabase/refresh-session';

/** Returns whether a path belongs to the pages that depend on the session. */
export const isGuarded = (path: string) => /^\/(admin|auth)(\/|$)/.test(path);

/** The first wall of /admin (docs/product.md#admin-walls). Refreshes the session for /admin and account pages. */
export async function guard(request: NextRequest): Promise<NextResponse> {
  // A renewal by the server itself runs without a session (server/renewals).
  if (isRenewalKey(request.headers.get(RENEWAL_HEADER))) return NextResponse.next();
  const session = middlewareSession(request);
  const viewer = await getViewer(session.db);
  const { pathname, search } = request.nextUrl;
  const toSignIn = () => NextResponse.redirect(new URL(signInPath(`${pathname}${search}`), request.url), 303);
  if (!pathname.startsWith('/admin')) {
    // The page streams before it knows the session, so a redirect from it would need JavaScript.
    const isLost = !viewer && /^\/auth\/new-(password|address)$/.test(pathname);
    return isLost ? session.keep(toSignIn()) : session.pass();
  }
  const isAction = request.headers.has('next-action');
  if (isAction && !isSameOrigin(request.headers)) return refusal(403);
  const isTooLarge = isAction && Number(request.headers.get('content-length')) > ACTION_BYTES;
  if (viewer?.isAdmin) {
    if (isTooLarge) return session.keep(refusal(413));
    const isNothing = isDocument(request) && (await isMissingScreen(session.db, pathname));
    return session.pass(isNothing ? 404 : 200);
  }
  if (isAction) return session.keep(refusal(viewer ? 403 : 401));
  return session.keep(viewer ? NextResponse.rewrite(new URL('/forbidden', request.url)) : toSignIn());
}

/**
 * Returns whether the request is for a whole document, whose status must be set before it streams. The router's request
 * for a screen's data needs no status: with an error status, the router would load the page again. Next hides the
 * headers of the router from the middleware, but not those of the browser.
 */
const isDocument = ({ method, headers }: NextRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.get('sec-fetch-dest') !== 'empty';

/** A server action gets a status, not a page. Next's client passes on the text of exactly this content type. */
const refusal = (status: keyof typeof STATUS_TEXTS) =>
  new NextResponse(STATUS_TEXTS[status], { status, headers: { 'Content-Type': 'text/plain' } });
