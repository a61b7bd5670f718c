import type { ReactNode } from 'react';
import { LostCategories } from '@/components/site/errors/lost-categories';
import { NearestPages } from '@/components/site/errors/nearest-pages';
import { WaysOn } from '@/components/site/errors/ways-on';
import { NearestShops } from '@/components/site/retailer/nearest-shops';
import { pageOfSlug } from '@/lib/services/routing/resolve-route';

interface Props {
  params: Promise<{ category: string }>;
  children: ReactNode;
}

/** Visitors see this layout only around the 404 page, because every other single-segment path redirects. */
export default async function SingleSegmentLayout({ params, children }: Props) {
  const { category: slug } = await params;
  // If the slug has a page, the response is a redirect. Return before NearestPages searches, because its
  // search would shorten the time for which the redirect is stored.
  if (await pageOfSlug(slug)) return children;
  return (
    <>
      {children}
      <div className="lost band band-flush on-green">
        <NearestPages slug={slug} />
        <WaysOn />
      </div>
      <NearestShops slug={slug} />
      <LostCategories />
    </>
  );
}
