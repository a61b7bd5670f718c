import { COMPARE_PATH, comparePath } from '@/lib/routing/compare-path';

/**
 * The maximum number of shops to read from the query. The form sends at most four shops. If a URL has five or more,
 * five are read, and the comparison page says that it compares at most four shops.
 */
const MOST_READ = 5;

/**
 * Redirects from the form for choosing shops (`?shops=currys&shops=argos`) to the canonical path of the comparison of
 * these shops. Responds 400 if a value cannot be part of such a path. The comparison page reports all other wrong
 * choices, so this handler reads no data.
 */
export function GET(request: Request) {
  const given = new URL(request.url).searchParams.getAll('shops').flatMap((value) => value.split(','));
  const slugs = [...new Set(given.map((slug) => slug.trim()).filter(Boolean))].slice(0, MOST_READ);
  const path = comparePath(slugs);
  if (path === null)
    return new Response('Use the last part of the URL of each shop’s page, such as jd-sports.\n', {
      status: 400,
      headers: { 'Cache-Control': 'no-store' },
    });
  return new Response(null, {
    status: 303,
    headers: { Location: slugs.length === 0 ? COMPARE_PATH : path, 'Cache-Control': 'no-store' },
  });
}
