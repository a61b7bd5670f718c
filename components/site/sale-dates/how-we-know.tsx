import { type MarkedStarts, sharedStatus } from '@/lib/catalogue/sale-certainty';
import { isUnchecked } from '@/lib/catalogue/sale-labels';
import type { SaleStart, SaleStatus } from '@/lib/catalogue/sale-windows';
import { shortDay } from '@/lib/dates/london-time';
import { Section } from '../section';
import { SalePill } from './sale-evidence';
import { StartMark } from './start-mark';

const STATUSES: Record<SaleStatus, string> = {
  announced:
    'A source states the date. We link to it, and say when it was published and when we last checked it.',
  expected: 'Nobody has announced the date yet.',
  unconfirmed: 'The day we expected has passed, and no source tells us whether the sale has started.',
  live: 'The sale has started, in UK time.',
  ended: 'The last day of the sale has passed.',
};

const MARKS = {
  sourced:
    'We have a source. If nobody has announced the date yet, our sources are about earlier years, and we say in how many of them the sale started on this day.',
  unchecked: 'It’s what the shop usually does. We haven’t checked it yet.',
};

interface HowWeKnowProps {
  starts: Pick<SaleStart, 'status' | 'startsOn' | 'basis'>[];
  /** Whether the page marks the unchecked or the checked starts of sales; null if it marks neither. */
  marked: MarkedStarts | null;
}

/**
 * Explains the statuses of sale starts, such as 'Expected', if the page's table shows them. Then explains how the site
 * knows sourced and unchecked starts, with an example day for each kind.
 */
export function HowWeKnow({ starts, marked }: HowWeKnowProps) {
  if (starts.length === 0) return null;
  const shown = new Set<string>(starts.map(({ status }) => status));
  const hasStatus = sharedStatus(starts) === null;
  return (
    <Section id="how-we-know" title="How we know">
      <dl className="status-list">
        {hasStatus &&
          Object.entries(STATUSES)
            .filter(([status]) => shown.has(status))
            .map(([status, meaning]) => (
              <div key={status}>
                <dt>
                  <SalePill status={status as SaleStatus} />
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
        <MarkMeaning start={starts.find((start) => !isUnchecked(start))} marked={marked} kind="sourced" />
        <MarkMeaning start={starts.find(isUnchecked)} marked={marked} kind="unchecked" />
      </dl>
    </Section>
  );
}

interface MarkMeaningProps {
  /** A sale start on the page, as an example. */
  start: HowWeKnowProps['starts'][number] | undefined;
  marked: MarkedStarts | null;
  kind: MarkedStarts;
}

const MarkMeaning = ({ start, marked, kind }: MarkMeaningProps) =>
  start && (
    <div>
      <dt className="font-semibold">
        <span className="whitespace-nowrap">{shortDay(start.startsOn)}</span>
        <StartMark start={start} marked={marked} />
      </dt>
      <dd>{MARKS[kind]}</dd>
    </div>
  );
