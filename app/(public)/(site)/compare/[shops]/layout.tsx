import type { ReactNode } from 'react';
import { CompareError } from '@/components/site/compare/compare-error';

interface Props {
  params: Promise<{ shops: string }>;
  children: ReactNode;
}

export default async function ComparisonLayout({ params, children }: Props) {
  const { shops } = await params;
  return (
    <>
      {children}
      <CompareError segment={shops} />
    </>
  );
}
