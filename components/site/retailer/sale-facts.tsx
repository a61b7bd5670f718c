import type { ReactNode } from 'react';
import type { Retailer } from '@/lib/catalogue/entities';
import type { KeyFact } from '@/lib/catalogue/key-facts';
import { formatDate } from '@/lib/dates/london-time';
import { editAttributes } from '@/lib/inline-editing/edit-attributes';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';
import { DiscountEvidence } from './discount-evidence';
import { FactsSource } from './shop-facts-list';

interface SaleFactsProps {
  retailer: Retailer;
  /** The most important facts about the shop (lib/catalogue/key-facts). */
  facts: KeyFact[];
  /** Whether any of `facts` comes from `retailer.facts`. If so, the source of `retailer.facts` is shown. */
  hasSource: boolean;
}

/**
 * Shows the key facts about a shop beside its timeline, each with its evidence: as a column in a box, or as tiles on a
 * phone.
 */
export function SaleFacts({ retailer, facts, hasSource }: SaleFactsProps) {
  const { discount, last_verified } = retailer;
  if (facts.length === 0 && !discount && !last_verified) return null;
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
        {facts.map(({ label, value, details, isUnchecked }) => (
          <Fact key={label} label={label} value={value} isMarked={isUnchecked}>
            {details.length > 0 && details.map((detail) => <span key={detail}>{detail}</span>)}
          </Fact>
        ))}
        {last_verified && <Fact label="Last verified" value={formatDate(last_verified)} />}
      </dl>
      {hasSource && retailer.facts && <FactsSource facts={retailer.facts} />}
      {facts.some(({ isUnchecked }) => isUnchecked) && <NotCheckedLegend />}
    </div>
  );
}

interface FactProps {
  label: string;
  value: ReactNode;
  /** Whether to mark the fact as not checked. */
  isMarked?: boolean;
  /** The evidence, or further parts of the fact. */
  children?: ReactNode;
}

/** Shows a fact: its label, its value, and the evidence below the value. */
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
