import type { ReactNode } from 'react';
import { LostWays } from '@/components/site/errors/lost-ways';
import { pageOfSlug } from '@/lib/services/routing/resolve-route';

interface Props {
  params: Promise<{ category: string }>;
  children: ReactNode;
}

/** Visitors see this layout only around the 404 page, because every other path of this route redirects. */
export default async function SingleSegmentLayout({ params, children }: Props) {
  const { category: slug } = await params;
  // If the slug has a page, the response is a redirect. Return before LostWays runs a search. A stored response that
  // uses search results expires together with these results. A redirect without them can be stored longer.
  if (await pageOfSlug(slug)) return children;
  return (
    <>
      {children}
      <LostWays slug={slug} />
    </>
  );
}
