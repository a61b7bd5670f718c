import { serverEnv } from '@/lib/config/env';
import { isHttps } from '@/lib/routing/site-url';
import { supabaseProject } from '@/lib/config/supabase-project';

const HSTS: [string, string] = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'];
/** The paths of social cards. Other sites may embed these pictures. */
const SHARED = /^\/og\//;
/** The paths of pages where people sign in or work. No third-party scripts run on these pages. */
const PRIVATE = /^\/(?:admin|auth)(?:[/?]|$)/;

let ownHeaders: [string, string][] | undefined;
let sharedHeaders: [string, string][] | undefined;

/** Returns the headers that every response has. */
export const fixedHeaders = (url: string): [string, string][] =>
  SHARED.test(url)
    ? (sharedHeaders ??= headersOf('cross-origin'))
    : (ownHeaders ??= headersOf('same-origin'));

function headersOf(resourcePolicy: string): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', resourcePolicy],
    ...(isHttps() ? [HSTS] : []),
  ];
}

/**
 * Returns the Content-Security-Policy of a page.
 * @param url the page's path and query. The path decides whether the affiliate script may run
 * @param scripts the sources for the page's inline scripts: hashes, and a nonce if a part of the page is rendered for
 * each visitor
 */
export function contentPolicy(url: string, scripts: string): string {
  const [before, after] = PRIVATE.test(url) ? (privateParts ??= parts(false)) : (publicParts ??= parts(true));
  return `${scripts ? `${before} ${scripts}` : before}${after}`;
}

let publicParts: [string, string] | undefined;
let privateParts: [string, string] | undefined;

/** Returns the beginning and the end of the policy. The sources of inline scripts belong between these two parts. */
function parts(isPublic: boolean): [string, string] {
  const { AFFILIATE_SCRIPT_URL } = serverEnv();
  const affiliate = isPublic && AFFILIATE_SCRIPT_URL ? new URL(AFFILIATE_SCRIPT_URL).origin : undefined;
  const storage = new URL(supabaseProject().url).origin;
  // An affiliate script loads scripts from servers that we cannot list in advance, so 'strict-dynamic' allows them. The
  // script also reports clicks to such servers, so connect-src below allows all HTTPS servers.
  const scripts = affiliate ? `'self' ${affiliate} 'strict-dynamic'` : "'self'";
  const rest = [
    // 'unsafe-inline' is needed: heading sizes are in a style attribute, and toasts, dialogs and the rich-text editor
    // insert style elements.
    "style-src 'self' 'unsafe-inline'",
    // Logos and pictures in texts may be on any site (lib/html/policy). An HTTPS page needs no `http:`, because
    // browsers load its pictures over HTTPS.
    `img-src 'self' data: blob: https: ${isHttps() ? storage : 'http:'}`,
    "font-src 'self'",
    `connect-src 'self' ${storage}${affiliate ? ' https:' : ''}`,
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  return [`default-src 'none'; script-src ${scripts}`, `; ${rest.join('; ')}`];
}
