import { factRows, type ShopFacts } from '@/lib/catalogue/shop-facts';
import { CheckedSource } from '../checked-source';

interface ShopFactsListProps {
  facts: ShopFacts;
  /** The labels of the facts that the page already shows. */
  except: string[];
}

/** Lists a shop's own rules for opening, returns, prices and delivery, with their source. Leaves out unknown facts. */
export function ShopFactsList({ facts, except }: ShopFactsListProps) {
  return (
    <>
      <dl className="shop-facts">
        {factRows(facts, except).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <FactsSource facts={facts} />
      </div>
    </>
  );
}

/** Names the source of a shop's facts, with the day of the check. */
export const FactsSource = ({ facts: { sourceName, sourceUrl, checkedOn } }: { facts: ShopFacts }) => (
  <p className="sale-evidence">
    Source: <CheckedSource name={sourceName} url={sourceUrl} checkedOn={checkedOn} />
  </p>
);
