import { type NextRequest, NextResponse } from 'next/server';
import { guard, isGuarded } from '@/lib/accounts/guard';
import { movedTo, withQuery } from '@/lib/legacy-addresses';

/**
 * Permanent redirects that need no look-up: old addresses, and the names of retailers with a built-in page. And the
 * wall around the admin area.
 */
export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const target = movedTo(pathname);
  if (target) return NextResponse.redirect(new URL(withQuery(target, search), request.url), 308);
  return isGuarded(pathname) ? guard(request) : NextResponse.next();
}

// Next reads this list without running the file, so every path is written out; a test compares it with its sources
// (tests/unit/lib/legacy-addresses.test.ts). It matches no page, because a page that passes here costs four times as much.
export const config = {
  // Next builds the cacheHandler of next.config.mjs into a middleware of the edge runtime, where it has no files: every
  // address below would answer 500.
  runtime: 'nodejs',
  matcher: [
    '/admin/:path*',
    '/auth',
    '/auth/new-password',
    '/guides',
    '/articles',
    '/admin/buyers-guides',
    '/admin/boxing-day-articles',
    '/beauty',
    '/home',
    '/tech',
    '/amazon',
    '/argos',
    '/currys',
    '/boots',
    '/jd-sports',
    '/marks-spencer',
    '/river-island',
    '/dunelm',
    '/asda',
    '/tesco',
    '/hm',
    '/superdrug',
    '/asos',
    '/pandora',
    '/tk-maxx',
    '/sephora',
    '/sports-direct',
    '/selfridges',
    '/dyson',
    '/uniqlo',
    '/adidas',
    '/debenhams',
    '/ninja',
    '/john-lewis',
    '/next',
    '/ao',
    '/very',
    '/nike',
    '/smyths-toys',
    '/halfords',
  ],
};
