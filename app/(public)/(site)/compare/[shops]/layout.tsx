import type { ReactNode } from 'react';
import { CompareRefusal } from '@/components/site/compare/compare-refusal';

interface Props {
  params: Promise<{ shops: string }>;
  children: ReactNode;
}

export default async function ComparisonLayout({ params, children }: Props) {
  const { shops } = await params;
  return (
    <>
      {children}
      <CompareRefusal segment={shops} />
    </>
  );
}
