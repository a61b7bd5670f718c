import { absoluteUrl } from '@/lib/routing/site-url';

/** Returns the rules for crawlers (RFC 9309). Next's own `robots.ts` would not name the character set. */
export function GET() {
  const lines = [
    'User-Agent: *',
    'Allow: /',
    // /search and /auth stay allowed, so that crawlers can read the noindex tags of these pages.
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
