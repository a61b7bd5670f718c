import { daysInWords, type ShopFacts } from '@/lib/catalogue/shop-facts';
import { formatDate } from '@/lib/dates/london-time';
import { CheckedSource } from '../checked-source';

/** A shop's own rules for opening, returns, prices and delivery, with their source. Unknown facts are left out. */
export function ShopFactsList({ facts }: { facts: ShopFacts }) {
  const { sourceName, sourceUrl, checkedOn } = facts;
  return (
    <>
      <dl className="shop-facts">
        {factRows(facts).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sale-evidence mt-3">
        Source: <CheckedSource name={sourceName} url={sourceUrl} checkedOn={checkedOn} />
      </p>
    </>
  );
}

/** Returns the known facts, each with its label. */
function factRows(facts: ShopFacts): [label: string, value: string][] {
  const { opensBoxingDay, openingHours, returnsDays, christmasReturnsUntil } = facts;
  const opens = opensBoxingDay ? 'Most stores open' : 'Most stores stay closed';
  const rows: [string, string | null][] = [
    ['Boxing Day', opensBoxingDay === null ? null : opens],
    ['Opening hours', openingHours],
    ['Returns', returnsDays === null ? null : daysInWords(returnsDays)],
    ['Christmas returns', christmasReturnsUntil && `Until ${formatDate(christmasReturnsUntil)}`],
    ['Delivery', facts.delivery],
    ['Collection', facts.collection],
    ['Price match', facts.priceMatch],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
