import { serverEnv } from '@/lib/config/env';
import { siteUrl } from '@/lib/routing/site-url';
import { supabaseProject } from '@/lib/config/supabase-project';

const HSTS: [string, string] = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'];
/** Social cards, which other sites embed. */
const SHARED = /^\/og\//;
/** Pages where people sign in or work. No third-party scripts run there. */
const PRIVATE = /^\/(?:admin|auth)(?:[/?]|$)/;

const isHttps = () => siteUrl().startsWith('https:');

/** Returns the headers that every response has. */
export function fixedHeaders(url: string): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', SHARED.test(url) ? 'cross-origin' : 'same-origin'],
    ...(isHttps() ? [HSTS] : []),
  ];
}

/**
 * Returns the Content-Security-Policy of a page.
 * @param path the page's path, which decides whether the affiliate script may run
 * @param scripts the sources for its inline scripts: hashes, and a nonce if a part is rendered for each visitor
 */
export function contentPolicy(path: string, scripts: string): string {
  const [before, after] = PRIVATE.test(path)
    ? (privateParts ??= parts(false))
    : (publicParts ??= parts(true));
  return `${scripts ? `${before} ${scripts}` : before}${after}`;
}

let publicParts: [string, string] | undefined;
let privateParts: [string, string] | undefined;

/** Returns the policy in two parts. The sources of inline scripts belong between them. */
function parts(isPublic: boolean): [string, string] {
  const { AFFILIATE_SCRIPT_URL } = serverEnv();
  const affiliate = isPublic && AFFILIATE_SCRIPT_URL ? new URL(AFFILIATE_SCRIPT_URL).origin : undefined;
  const storage = new URL(supabaseProject().url).origin;
  // An affiliate script loads further scripts and reports clicks to servers, and nobody here can list either.
  const scripts = affiliate ? `'self' ${affiliate} 'strict-dynamic'` : "'self'";
  const rest = [
    // Heading sizes are in a style attribute. Toasts, dialogs and the rich-text editor insert their own style elements.
    "style-src 'self' 'unsafe-inline'",
    // Logos and pictures in texts may be on any site (lib/html/policy). On HTTPS pages, browsers use HTTPS.
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
