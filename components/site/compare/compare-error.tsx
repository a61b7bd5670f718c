import { LEAST_COMPARED, MOST_COMPARED } from '@/lib/routing/compare-path';
import { getComparison, type ComparisonError } from '@/lib/services/compare/comparison';
import { MoreLink } from '../more-link';
import { Section } from '../section';
import { ShopChooser } from './shop-chooser';

/**
 * Shows, on the 404 page of a comparison that does not exist, why it does not exist, and lets the visitor choose again.
 * Render it in a layout (components/site/retailer/nearest-shops.tsx says why).
 */
export async function CompareError({ segment }: { segment: string }) {
  const comparison = await getComparison(segment);
  if (!('error' in comparison)) return null;
  const { error } = comparison;
  return (
    <Section id="choose-shops" title="Choose the shops to compare" description={reasonOf(error)}>
      <ShopChooser chosen={'slugs' in error ? error.slugs : []} />
      <p className="mt-4">
        <MoreLink href="/">Return to Home</MoreLink>
      </p>
    </Section>
  );
}

function reasonOf(error: ComparisonError): string {
  switch (error.kind) {
    case 'malformed':
      return 'We don’t recognise the shops in this link. Choose them below.';
    case 'too few':
      return `A comparison needs at least ${LEAST_COMPARED} different shops. Choose one more.`;
    case 'too many':
      return `You can compare up to ${MOST_COMPARED} shops. This link has ${error.slugs.length}.`;
    case 'unknown':
      return `We have no page about ${error.unknown.join(', ')}. Choose another shop instead.`;
  }
}
