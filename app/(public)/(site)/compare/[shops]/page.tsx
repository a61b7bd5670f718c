import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ComparisonView } from '@/components/site/compare/comparison-view';
import { ShortNotFoundContent } from '@/components/site/errors/not-found-content';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { compareDescription, compareTitles } from '@/lib/seo/compare-texts';
import { pageMetadata } from '@/lib/seo/metadata';
import { getComparison, isIndexable, listComparableShops } from '@/lib/services/compare/comparison';

interface Props {
  params: Promise<{ shops: string }>;
}

export async function generateStaticParams() {
  const [first, second] = await listComparableShops();
  return [{ shops: `${first?.slug ?? 'argos'}-vs-${second?.slug ?? 'currys'}` }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { shops: segment } = await params;
  const comparison = await getComparison(segment);
  if (!('shops' in comparison)) return { title: 'Page not found' };
  const names = comparison.shops.map(({ retailer }) => retailer.name);
  const path = `${COMPARE_PATH}/${segment}`;
  return pageMetadata({
    title: compareTitles(names),
    description: compareDescription(names),
    path,
    noindex: !(await isIndexable(path)),
  });
}

export default async function ComparisonPage({ params }: Props) {
  const { shops: segment } = await params;
  const comparison = await getComparison(segment);
  if ('redirectTo' in comparison) permanentRedirect(comparison.redirectTo);
  if ('error' in comparison) return <NotFoundResponse content={<ShortNotFoundContent />} />;
  return <ComparisonView shops={comparison.shops} path={`${COMPARE_PATH}/${segment}`} />;
}
