import { Link } from '@/components/site/link';
import type { RetailerCard } from '@/lib/catalogue/entities';
import { retailerPath } from '@/lib/routing/paths';
import type { RetailerPick } from '@/lib/schema/rows';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';

interface ShopPicksProps {
  picks: RetailerPick[];
  /** The retailers of the picks. A pick whose retailer is not published is left out. */
  retailers: RetailerCard[];
}

/** The shops that are good for the goods of a subcategory, each with its reason. */
export function ShopPicks({ picks, retailers }: ShopPicksProps) {
  return (
    <>
      <ol className="mb-3 divide-y divide-rule border-y border-rule">
        {picks.map(({ slug, reason }) => {
          const retailer = retailers.find((each) => each.slug === slug);
          if (!retailer) return null;
          return (
            <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-48 flex-1">
                <Link
                  href={retailerPath(slug)}
                  className="lone-link font-semibold underline underline-offset-4 hover:text-brand"
                >
                  {retailer.name}
                </Link>
                <p>{reason}</p>
              </div>
              <AffiliateLink href={retailer.cta_url} retailer={retailer.name} />
            </li>
          );
        })}
      </ol>
      <AdDisclosure />
    </>
  );
}
