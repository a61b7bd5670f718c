import type { RetailerCard as Retailer } from '@/lib/data/retailers';
import { AdDisclosure } from './ad-disclosure';
import { CardGrid } from './card-grid';
import { RetailerCard } from './retailer-card';

/** Retailers as cards, with the disclosure that belongs to their links. */
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
