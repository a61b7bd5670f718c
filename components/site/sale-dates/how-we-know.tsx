import type { SaleStart, SaleStatus } from '@/lib/catalogue/sale-windows';
import { Section } from '../section';
import { SalePill } from './sale-evidence';

const MEANINGS: Record<SaleStatus, string> = {
  announced:
    'A source states the date. We link to it, and say when it was published and when we last checked it.',
  expected:
    'Nobody has announced the date yet. Either earlier years suggest it, and we say in how many of them, or it’s what the shop usually does, and we say that we haven’t checked it yet.',
  live: 'The sale has started, in UK time.',
  ended: 'The last day of the sale has passed.',
};

/** Explains the status of the sales on the page, and always that of announced sales. */
export function HowWeKnow({ starts }: { starts: Pick<SaleStart, 'status'>[] }) {
  const shown = new Set<string>(['announced', ...starts.map(({ status }) => status)]);
  return (
    <Section id="how-we-know" title="How we know">
      <dl className="status-list">
        {Object.entries(MEANINGS)
          .filter(([status]) => shown.has(status))
          .map(([status, meaning]) => (
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
