import type { ReactNode } from 'react';
import type { Retailer } from '@/lib/catalogue/entities';
import { saleTimes } from '@/lib/catalogue/sale-facts';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { formatDate } from '@/lib/dates/london-time';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';
import { DiscountEvidence } from './discount-evidence';

interface SaleFactsProps {
  retailer: Retailer;
  /** The starts of the shop's sale this season, which the timeline shows. */
  starts: SaleStart[];
}

/**
 * The key facts of a shop's sale beside its timeline, each with its evidence: one below the other in a box, on a phone as
 * tiles.
 */
export function SaleFacts({ retailer, starts }: SaleFactsProps) {
  const { discount, last_verified } = retailer;
  const covered = starts.map(({ channel }) => channel);
  // The table of the shop's highlights has the returns.
  const times = saleTimes(retailer, covered).filter(({ label }) => label !== 'Returns');
  if (times.length === 0 && !discount && !last_verified) return null;
  return (
    <div className="shop-when">
      <dl className="fact-tiles">
        {discount && (
          <Fact
            label={`Typical discount in ${discount.year}`}
            value={
              <span {...editAttributes('retailers', retailer.slug, 'typical_discount')}>{discount.text}</span>
            }
          >
            <DiscountEvidence discount={discount} isLinked />
          </Fact>
        )}
        {times.map(({ label, value }) => (
          <Fact key={label} label={label} value={value} isMarked={!last_verified} />
        ))}
        {last_verified && <Fact label="Last verified" value={formatDate(last_verified)} />}
      </dl>
      {times.length > 0 && !last_verified && <NotCheckedLegend />}
    </div>
  );
}

interface FactProps {
  label: string;
  value: ReactNode;
  /** Whether a mark says that the fact is not checked. */
  isMarked?: boolean;
  /** The evidence. */
  children?: ReactNode;
}

/** A fact with its value, and the evidence below it. */
const Fact = ({ label, value, isMarked = false, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd className="fact-value">
      {value}
      {isMarked && <NotCheckedMark />}
    </dd>
    {children && <dd className="fact-evidence">{children}</dd>}
  </div>
);
