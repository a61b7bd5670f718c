import type { RetailerCard as Retailer } from '@/lib/catalogue/entities';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { CardGrid } from '../card-grid';
import { RetailerCard } from './retailer-card';

/** A grid of retailer cards, with the disclosure that their paid links require. */
export function RetailerGrid({ retailers, heading }: { retailers: Retailer[]; heading?: 'h2' | 'h3' }) {
  return (
    <>
      <div className="mb-5">
        <AdDisclosure />
      </div>
      <CardGrid>
        {retailers.map((retailer) => (
          <li key={retailer.slug} className="grid">
            <RetailerCard retailer={retailer} heading={heading} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}
