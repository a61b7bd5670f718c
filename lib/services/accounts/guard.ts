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

/** Returns whether a path belongs to the admin area or the account pages, which depend on the session. */
export const isGuarded = (path: string) => /^\/(admin|auth)(\/|$)/.test(path);

/**
 * Protects /admin in the middleware, as the first of three checks (docs/product.md#admin-walls). It also refreshes the
 * session for /admin and the account pages.
 */
export async function guard(request: NextRequest): Promise<NextResponse> {
  // The server itself sends this request to renew a stored page, without a session (server/renewals).
  if (isRenewalKey(request.headers.get(RENEWAL_HEADER))) return NextResponse.next();
  const session = middlewareSession(request);
  const viewer = await getViewer(session.db);
  const { pathname, search } = request.nextUrl;
  const toSignIn = () => NextResponse.redirect(new URL(signInPath(`${pathname}${search}`), request.url), 303);
  if (!pathname.startsWith('/admin')) {
    // Redirect here: the page itself starts to stream before it can check the session, so its own redirect would need
    // JavaScript.
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
 * Returns whether a browser requests a whole document, whose HTTP status must be set before the document streams.
 * Next's router requests only the data of a screen. Such a request must not get an error status, because the router
 * would load the whole page. Next hides the router's headers from the middleware, so this function checks a header of
 * the browser.
 */
const isDocument = ({ method, headers }: NextRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.get('sec-fetch-dest') !== 'empty';

/**
 * Returns a response that rejects a server action with a status and a text instead of a page. Next's client passes the
 * text on only if the content type is exactly 'text/plain'.
 */
const refusal = (status: keyof typeof STATUS_TEXTS) =>
  new NextResponse(STATUS_TEXTS[status], { status, headers: { 'Content-Type': 'text/plain' } });
