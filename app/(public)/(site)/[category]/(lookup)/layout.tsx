import type { ReactNode } from 'react';
import { NearestShops } from '@/components/site/retailer/nearest-shops';

interface Props {
  params: Promise<{ category: string }>;
  children: ReactNode;
}

export default async function SingleSegmentLayout({ params, children }: Props) {
  const { category: slug } = await params;
  return (
    <>
      {children}
      <NearestShops slug={slug} />
    </>
  );
}
