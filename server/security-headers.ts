import { serverEnv } from '@/lib/config/env';
import { siteUrl } from '@/lib/routing/site-url';
import { supabaseProject } from '@/lib/config/supabase-project';

const HSTS: [string, string] = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'];
/** Pictures that are made to be shown by other sites. */
const SHARED = /^\/og\//;
/** Where people sign in or work; no script of others runs there. */
const PRIVATE = /^\/(?:admin|auth)(?:[/?]|$)/;

const isHttps = () => siteUrl().startsWith('https:');

/** What every answer says, whatever it is. */
export function fixedHeaders(address: string): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', SHARED.test(address) ? 'cross-origin' : 'same-origin'],
    ...(isHttps() ? [HSTS] : []),
  ];
}

/**
 * The Content-Security-Policy of a page.
 * @param address of the page, which decides whether the affiliate script may run
 * @param scripts what names its inline scripts: hashes, or a nonce where a part is made for each visitor
 */
export function contentPolicy(address: string, scripts: string): string {
  const [before, after] = PRIVATE.test(address)
    ? (privateParts ??= parts(false))
    : (publicParts ??= parts(true));
  return `${scripts ? `${before} ${scripts}` : before}${after}`;
}

let publicParts: [string, string] | undefined;
let privateParts: [string, string] | undefined;

/** The policy up to the sources of scripts, and from there on. */
function parts(isPublic: boolean): [string, string] {
  const { AFFILIATE_SCRIPT_URL } = serverEnv();
  const affiliate = isPublic && AFFILIATE_SCRIPT_URL ? new URL(AFFILIATE_SCRIPT_URL).origin : undefined;
  const storage = new URL(supabaseProject().url).origin;
  // An affiliate script loads others of its own choice, and reports clicks to servers that nobody here can list.
  const scripts = affiliate ? `'self' ${affiliate} 'strict-dynamic'` : "'self'";
  const rest = [
    // The sizes of headings stand in an attribute; toasts, dialogs and the editor write style elements of their own.
    "style-src 'self' 'unsafe-inline'",
    // Logos and pictures of texts may come from any site (lib/html/policy). On a page of https, browsers ask for https.
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
