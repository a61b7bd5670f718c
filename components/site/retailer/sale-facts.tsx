import type { ReactNode } from 'react';
import type { Retailer } from '@/lib/catalogue/entities';
import { saleTimes } from '@/lib/catalogue/sale-facts';
import { CHANNEL_LABELS, isUnchecked, startInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { formatDate } from '@/lib/dates/london-time';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';
import { SaleEvidence, SalePill } from '../sale-dates/sale-evidence';
import { DiscountEvidence } from './discount-evidence';

interface SaleFactsProps {
  retailer: Retailer;
  /** The starts of the shop's sale this season. */
  starts: SaleStart[];
}

/** The key facts of a shop's sale, each with its evidence: one below the other in a box, on a phone as tiles. */
export function SaleFacts({ retailer, starts }: SaleFactsProps) {
  const { discount, last_verified } = retailer;
  const times = saleTimes(
    retailer,
    starts.map(({ channel }) => channel),
  );
  const count = starts.length + times.length + Number(Boolean(discount)) + Number(Boolean(last_verified));
  if (count === 0) return null;
  const isMarked = starts.some(isUnchecked) || (times.length > 0 && !last_verified);
  return (
    <div className="shop-when">
      <dl className="fact-tiles">
        {starts.map((start) => (
          <Fact
            key={start.channel}
            label={CHANNEL_LABELS[start.channel]}
            value={startInWords(start)}
            isMarked={isUnchecked(start)}
          >
            <SalePill status={start.status} /> <SaleEvidence basis={start.basis} isMarked />
          </Fact>
        ))}
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
      {isMarked && <NotCheckedLegend />}
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
