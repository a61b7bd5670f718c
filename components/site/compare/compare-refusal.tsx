import { LEAST_COMPARED, MOST_COMPARED } from '@/lib/routing/compare-path';
import { getComparison, type Refusal } from '@/lib/services/compare/comparison';
import { Section } from '../section';
import { ShopChooser } from './shop-chooser';

/**
 * Part of the 404 page of a comparison that does not exist: says why, and lets the visitor choose again. Render it in a
 * layout (components/site/retailer/nearest-shops.tsx says why).
 */
export async function CompareRefusal({ segment }: { segment: string }) {
  const comparison = await getComparison(segment);
  if (!('refusal' in comparison)) return null;
  const { refusal } = comparison;
  return (
    <Section id="choose-shops" title="Choose the shops to compare" description={reasonOf(refusal)}>
      <ShopChooser chosen={'slugs' in refusal ? refusal.slugs : []} />
    </Section>
  );
}

function reasonOf(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'malformed':
      return 'We don’t recognise the shops in this link. Choose them below.';
    case 'too few':
      return `A comparison needs at least ${LEAST_COMPARED} different shops. Choose one more.`;
    case 'too many':
      return `You can compare up to ${MOST_COMPARED} shops. This link has ${refusal.slugs.length}.`;
    case 'unknown':
      return `We have no page about ${refusal.unknown.join(', ')}. Choose another shop instead.`;
  }
}
