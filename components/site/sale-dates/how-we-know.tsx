import type { SaleStatus } from '@/lib/catalogue/sale-windows';
import { Section } from '../section';
import { SalePill } from './sale-evidence';

const MEANINGS: Record<SaleStatus, string> = {
  announced: 'A source states the date. The source is linked, with its date and the day we last checked it.',
  expected:
    'Nobody has announced the date. It follows from earlier years, and we say how often it held; or it is what the shop has usually done, and we say that we haven’t checked it yet.',
  live: 'The sale has started, by London’s clock.',
  ended: 'The last day of the sale has passed.',
};

/** Explains the status of sales. */
export function HowWeKnow() {
  return (
    <Section id="how-we-know" title="How we know">
      <dl className="status-list">
        {Object.entries(MEANINGS).map(([status, meaning]) => (
          <div key={status}>
            <dt>
              <SalePill status={status as SaleStatus} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
