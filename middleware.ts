import { type NextRequest, NextResponse } from 'next/server';
import { isRetailerPublished } from '@/lib/data/published-retailer';
import { knownRetailer, legacyRedirect, withQuery } from '@/lib/routing/legacy-redirects';
import { retailerPath } from '@/lib/routing/paths';
import { guard, isGuarded } from '@/lib/services/accounts/guard';
import { publicClient } from '@/lib/supabase/public';

/**
 * Redirects old paths permanently. Redirects the name of a known retailer ('/argos') to the retailer's page if that
 * page is published; otherwise app/(public)/(site)/[category] looks for another row with this slug. Also guards the
 * admin area and the account pages.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const target = legacyRedirect(pathname) ?? (await pageOfRetailer(pathname));
  if (target) return NextResponse.redirect(new URL(withQuery(target, search), request.url), 308);
  return isGuarded(pathname) ? guard(request) : NextResponse.next();
}

async function pageOfRetailer(pathname: string): Promise<string | null> {
  const slug = knownRetailer(pathname);
  return slug && (await isRetailerPublished(publicClient(), slug)) ? retailerPath(slug) : null;
}

// Next reads this list without running the file, so every path must be a literal. A test compares the list with its
// sources (tests/unit/routing/legacy-redirects.test.ts). The list must not match stored pages, because a request for a
// stored page costs four times as much if it passes through the middleware. The list must be short, because Next
// compiles every entry to a regular expression on every request, even for static pages.
export const config = {
  // Run the middleware in the same runtime as the pages, so that it can use their data layer.
  runtime: 'nodejs',
  matcher: [
    '/admin/:path*',
    '/auth',
    '/auth/new-password',
    '/auth/new-address',
    '/:moved(guides|articles|beauty|home|tech)',
    '/:retailer(amazon|argos|currys|boots|jd-sports|marks-spencer|river-island|dunelm|asda|tesco|hm|superdrug|asos|pandora|tk-maxx|sephora|sports-direct|selfridges|dyson|uniqlo|adidas|debenhams|ninja|john-lewis|next|ao|very|nike|smyths-toys|halfords|apple|clarks|decathlon|ebay|flannels|go-outdoors|harrods|ikea|lookfantastic|matalan|morrisons|new-look|primark|richer-sounds|sainsburys|samsung|schuh|the-range|waitrose|waterstones)',
  ],
};
