import { type ObservedPrice, priceLines } from '@/lib/catalogue/offers';
import { formatPounds } from '@/lib/catalogue/pounds';
import { formatDate, shortDay } from '@/lib/dates/london-time';
import { FactsTable } from '../facts-table';
import { Section } from '../section';

/**
 * The size of the chart, and the margins around the plotted lines. The margins contain the labels: amounts and days.
 */
const WIDTH = 420;
const HEIGHT = 180;
const MARGIN = { top: 16, right: 16, bottom: 28, left: 88 };
/** The number of line styles. If the chart has more lines, the further lines share the last style. */
const STYLES = 4;

/** Shows the prices that shops have had for a product, as a chart and as a table. */
export function PriceHistory({ history }: { history: ObservedPrice[] }) {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return null;
  return (
    <Section
      id="price-history"
      title="Price history"
      description="Prices we’ve seen at shops, each with the day we saw it. They may have been different in between."
    >
      <PriceChart history={history} />
      <FactsTable
        label="Price history"
        corner="Seen on"
        columns={['Shop', 'Price']}
        rows={history.toReversed().map(({ seenOn, retailer, pence }) => ({
          name: formatDate(seenOn),
          values: [retailer.name, formatPounds(pence)],
        }))}
      />
    </Section>
  );
}

/** Draws the chart. Screen readers skip it, because the table has the same figures. */
function PriceChart({ history }: { history: ObservedPrice[] }) {
  const amounts = history.map(({ pence }) => pence);
  const days = history.map(({ seenOn }) => seenOn);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const xOf = (share: number) => MARGIN.left + (share / 100) * (WIDTH - MARGIN.left - MARGIN.right);
  const yOf = (share: number) => MARGIN.top + (share / 100) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const lines = priceLines(history);
  return (
    <figure className="price-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        aria-hidden="true"
        focusable="false"
      >
        {(low === high
          ? [{ pence: low, share: 50 }]
          : [
              { pence: high, share: 0 },
              { pence: low, share: 100 },
            ]
        ).map(({ pence, share }) => (
          <g key={share}>
            <line
              className="price-rule"
              x1={MARGIN.left}
              x2={WIDTH - MARGIN.right}
              y1={yOf(share)}
              y2={yOf(share)}
            />
            <text x={MARGIN.left - 8} y={yOf(share) + 4} textAnchor="end">
              {formatPounds(pence)}
            </text>
          </g>
        ))}
        {lines.map(({ retailer, points }, index) => (
          <g key={retailer.slug} className={`price-line price-line-${Math.min(index, STYLES - 1)}`}>
            <polyline points={points.map(({ x, y }) => `${xOf(x)},${yOf(y)}`).join(' ')} />
            {points.map(({ x, y }, point) => (
              <circle key={point} cx={xOf(x)} cy={yOf(y)} r={4} />
            ))}
          </g>
        ))}
        <text x={MARGIN.left} y={HEIGHT - 6}>
          {shortDay(days[0] ?? '')}
        </text>
        {days.at(-1) !== days[0] && (
          <text x={WIDTH - MARGIN.right} y={HEIGHT - 6} textAnchor="end">
            {shortDay(days.at(-1) ?? '')}
          </text>
        )}
      </svg>
      <figcaption>
        <ul className="price-key">
          {lines.map(({ retailer }, index) => (
            <li key={retailer.slug} className={`price-key-${Math.min(index, STYLES - 1)}`}>
              {retailer.name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
