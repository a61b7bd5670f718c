import type { ReactNode } from 'react';
import type { Retailer } from '@/lib/catalogue/entities';
import { saleTimes } from '@/lib/catalogue/sale-facts';
import { CHANNEL_LABELS, NOT_CHECKED, startInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { formatDate } from '@/lib/dates/london-time';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { SaleEvidence, SalePill } from '../sale-dates/sale-evidence';
import { DiscountEvidence } from './discount-evidence';

interface SaleFactsProps {
  retailer: Retailer;
  /** The starts of the shop's sale this season. */
  starts: SaleStart[];
}

/** The key facts of a shop's sale beside each other, each with its evidence. */
export function SaleFacts({ retailer, starts }: SaleFactsProps) {
  const { discount, last_verified } = retailer;
  const times = saleTimes(
    retailer,
    starts.map(({ channel }) => channel),
  );
  if (!discount && !last_verified && starts.length + times.length === 0) return null;
  return (
    <dl className="fact-tiles">
      {starts.map((start) => (
        <Fact key={start.channel} label={CHANNEL_LABELS[start.channel]} value={startInWords(start)}>
          <SalePill status={start.status} /> <SaleEvidence basis={start.basis} />
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
        <Fact key={label} label={label} value={value}>
          {!last_verified && <span className="sale-evidence">{NOT_CHECKED}</span>}
        </Fact>
      ))}
      {last_verified && <Fact label="Last verified" value={formatDate(last_verified)} />}
    </dl>
  );
}

/** A fact with its value, and the evidence below it. */
const Fact = ({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="fact-value">{value}</dd>
    {children && <dd className="fact-evidence">{children}</dd>}
  </div>
);
