import type { ReactNode } from 'react';
import { LostWays } from '@/components/site/errors/lost-ways';
import { getRetailer } from '@/lib/data/retailers';
import { retailerPath } from '@/lib/routing/paths';
import { isSlug } from '@/lib/routing/slug';
import { redirectFrom } from '@/lib/services/routing/resolve-route';

interface Props {
  params: Promise<{ slug: string }>;
  children: ReactNode;
}

/** Adds links to similar pages to the 404 page. If the retailer exists or has moved, adds nothing. */
export default async function RetailerLayout({ params, children }: Props) {
  const { slug } = await params;
  const place = isSlug(slug)
    ? ((await getRetailer(slug)) ?? (await redirectFrom([retailerPath(slug)])))
    : null;
  if (place) return children;
  return (
    <>
      {children}
      <LostWays slug={slug} />
    </>
  );
}
