import type { ReactNode } from 'react';
import { LostWays } from '@/components/site/errors/lost-ways';
import { productAt, redirectFrom, redirectSourcesOfProduct } from '@/lib/services/routing/resolve-route';

interface Props {
  params: Promise<{ category: string; slug: string }>;
  children: ReactNode;
}

/** Adds links to similar pages to the 404 page. If the product exists or has moved, adds nothing. */
export default async function ProductLayout({ params, children }: Props) {
  const { category, slug } = await params;
  const place =
    (await productAt(category, slug)) ?? (await redirectFrom(redirectSourcesOfProduct(category, slug)));
  if (place) return children;
  return (
    <>
      {children}
      <LostWays slug={slug} category={category} />
    </>
  );
}
