import { COMPARE_PATH, comparePath } from '@/lib/routing/compare-path';

/**
 * The maximum number of values to read. The form sends at most four; with a fifth, the comparison's page says that it
 * compares at most four shops.
 */
const MOST_READ = 5;

/**
 * Leads from the form that chooses shops (`?shops=currys&shops=argos`) to the canonical path of their comparison. The
 * page at that path says what is wrong with a choice, so this handler reads no data.
 */
export function GET(request: Request) {
  const given = new URL(request.url).searchParams.getAll('shops').flatMap((value) => value.split(','));
  const slugs = [...new Set(given.map((slug) => slug.trim()).filter(Boolean))].slice(0, MOST_READ);
  const path = comparePath(slugs);
  if (path === null)
    return new Response('Use the last part of the address of each shop’s page, such as jd-sports.\n', {
      status: 400,
      headers: { 'Cache-Control': 'no-store' },
    });
  return new Response(null, {
    status: 303,
    headers: { Location: slugs.length === 0 ? COMPARE_PATH : path, 'Cache-Control': 'no-store' },
  });
}
