import { MoreLink } from '@/components/site/more-link';

/** Where to look instead of searching. */
export function WaysOn() {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <MoreLink href="/retailers">Browse retailers</MoreLink>
      <MoreLink href="/categories">Browse categories</MoreLink>
    </p>
  );
}
