import type { ReactNode } from 'react';
import { NearestShops } from '@/components/site/retailer/nearest-shops';

interface Props {
  params: Promise<{ slug: string }>;
  children: ReactNode;
}

export default async function RetailerLayout({ params, children }: Props) {
  const { slug } = await params;
  return (
    <>
      {children}
      <NearestShops slug={slug} />
    </>
  );
}
