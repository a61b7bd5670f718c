import type { Retailer } from '@/lib/catalogue/entities';
import { dateInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { retailerPath } from '@/lib/routing/paths';
import { Link } from '../link';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { SaveButton } from '../shortlist/save-button';

interface SaleCardProps {
  retailer: Retailer;
  /** The starts of the shop's sale this season. */
  starts: SaleStart[];
}

/** The link to the shop, the button that saves it, and other shops whose sale starts on the same day. */
export async function SaleCard({ retailer, starts: [first] }: SaleCardProps) {
  const others = first ? shopsOfDay(await listSaleStarts(), first) : [];
  return (
    <div className="buy-box shop-card">
      <div className="flex gap-3">
        <AffiliateLink href={retailer.cta_url} retailer={retailer.name} primary />
        <SaveButton kind="shops" slug={retailer.slug} name={retailer.name} />
      </div>
      <AdDisclosure />
      {first && others.length > 0 && (
        <section aria-labelledby="same-day" className="same-day">
          <h2 id="same-day">Also from {dateInWords(first.startsOn)}</h2>
          <ul>
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <Link href={retailerPath(slug)} className="lone-link underline underline-offset-4">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const OTHERS = 6;

/** Returns other shops whose sale is expected or announced for the same day as this start. */
function shopsOfDay(starts: SaleStart[], { retailer, startsOn, status }: SaleStart): SaleStart['retailer'][] {
  if (status === 'live' || status === 'ended') return [];
  const sameDay = starts.filter(
    (start) => start.startsOn === startsOn && start.retailer.slug !== retailer.slug,
  );
  return [...new Map(sameDay.map((start) => [start.retailer.slug, start.retailer])).values()].slice(
    0,
    OTHERS,
  );
}
