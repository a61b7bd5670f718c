import { CompareIndex } from '@/components/site/compare/compare-index';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { COMPARE_TITLE } from '@/lib/seo/compare-texts';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: COMPARE_TITLE,
  description:
    'Compare two to four UK shops side by side: when each Boxing Day sale starts, and how returns, price match, delivery and collection work.',
  path: COMPARE_PATH,
});

export default function ComparePage() {
  return <CompareIndex />;
}
