import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { signInPath } from '@/lib/accounts/next-path';
import { STATUS_TEXTS } from '@/lib/accounts/status-texts';
import { getEditor, getViewer, UnknownViewerError } from '@/lib/data/viewer';
import { isRenewalKey, RENEWAL_HEADER } from '@/lib/cache/renewal-key';
import { ACTION_BYTES } from '@/lib/images/logo-rules';
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
  // The server sends this request itself, without a session, to renew a stored page (server/renewals).
  if (isRenewalKey(request.headers.get(RENEWAL_HEADER))) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  const toSignIn = () => NextResponse.redirect(new URL(signInPath(`${pathname}${search}`), request.url), 303);
  if (pathname.startsWith('/admin')) return guardAdmin(request, toSignIn);
  const session = middlewareSession(request);
  const viewer = await getViewer(session.db);
  // Redirect in the middleware. The page starts to stream before it has checked the session, so a redirect by the page
  // would need JavaScript.
  const isLost = !viewer && /^\/auth\/new-(password|address)$/.test(pathname);
  return isLost ? session.keep(toSignIn()) : session.pass();
}

/**
 * Guards a path of the admin area. While the database does not respond, nobody gets access and nobody is signed out.
 */
async function guardAdmin(request: NextRequest, toSignIn: () => NextResponse): Promise<NextResponse> {
  const session = middlewareSession(request, { isForEditor: true });
  const isAction = request.headers.has('next-action');
  const viewer = await getEditor(session.db).catch((error: unknown) => {
    if (error instanceof UnknownViewerError) return 'unknown' as const;
    throw error;
  });
  if (isAction && !isSameOrigin(request.headers)) return refusal(403);
  if (viewer === 'unknown')
    // Let the request through to the page. The page's own check, requireAdmin, fails too, so the page shows only an
    // error message (app/admin/error.tsx). A server action is rejected here.
    return isAction ? refusal(503) : session.pass(isDocument(request) ? 503 : 200);
  const isTooLarge = isAction && Number(request.headers.get('content-length')) > ACTION_BYTES;
  if (viewer?.isAdmin) {
    if (isTooLarge) return session.keep(refusal(413));
    const isNothing = isDocument(request) && (await isMissingScreen(session.db, request.nextUrl.pathname));
    return session.pass(isNothing ? 404 : 200);
  }
  if (isAction) return session.keep(refusal(viewer ? 403 : 401));
  return session.keep(viewer ? NextResponse.rewrite(new URL('/forbidden', request.url)) : toSignIn());
}

/**
 * Returns whether the request is for a whole document. The document's HTTP status must be set before it streams.
 * Next's router requests only the data of a screen and must not get an error status, because it would then load the
 * whole page. Next hides the router's headers from the middleware, so this function checks the Sec-Fetch-Dest header.
 */
const isDocument = ({ method, headers }: NextRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.get('sec-fetch-dest') !== 'empty';

/**
 * Rejects a server action with a status and a plain text. Next's client passes the text to the caller only if the
 * content type is exactly 'text/plain'.
 */
const refusal = (status: keyof typeof STATUS_TEXTS) =>
  new NextResponse(STATUS_TEXTS[status], { status, headers: { 'Content-Type': 'text/plain' } });
