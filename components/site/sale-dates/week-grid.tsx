import type { RetailerCard } from '@/lib/catalogue/entities';
import type { SaleDay } from '@/lib/catalogue/sale-groups';
import { isUnchecked, weekdayInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { NotCheckedMark } from '../not-checked';
import { ChannelLabel } from './channel-label';
import { ShopSwatch } from './shop-swatch';

interface WeekGridProps {
  /** The days of whole weeks, from Monday to Sunday. */
  days: SaleDay[];
  /** The shops with the colours of their brands, by slug. */
  shops: Map<string, RetailerCard>;
}

/**
 * A calendar of the season: each day has the shops whose sales start on it, as links to their rows in the table below.
 * A narrow window shows it as a list of the days with starts. Paper leaves it out, so the legend of its marks is outside.
 */
export function WeekGrid({ days, shops }: WeekGridProps) {
  return (
    <section aria-labelledby="calendar" className="sale-calendar no-print">
      <h2 id="calendar" className="sr-only">
        The calendar
      </h2>
      <ol className="week-grid">
        {days.map((day) => (
          <li key={day.day} className="week-day" data-look={lookOf(day)}>
            <DayHead day={day} />
            {[...Map.groupBy(day.starts, ({ channel }) => channel)].map(([channel, starts]) => (
              <div key={channel} className="day-shops">
                <ChannelLabel channel={channel} />
                <ul>
                  {starts.map((start) => (
                    <li key={start.retailer.slug}>
                      <RowLink start={start} shop={shops.get(start.retailer.slug)} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function lookOf({ day, starts }: SaleDay): 'boxing-day' | 'empty' | undefined {
  if (day.endsWith('-12-26')) return 'boxing-day';
  return starts.length === 0 ? 'empty' : undefined;
}

/** The date of a day, as a heading if sales start on it. */
function DayHead({ day: { day, name, starts } }: { day: SaleDay }) {
  const [weekday = '', number = '', month = ''] = weekdayInWords(day).split(' ');
  const Tag = starts.length > 0 ? 'h3' : 'p';
  return (
    <Tag id={starts.length > 0 ? `sales-on-${day}` : undefined} className="day-head">
      <span>{weekday.slice(0, 3)}</span> <span className="day-number">{number}</span>{' '}
      <span>{month.slice(0, 3)}</span> {name && <span className="day-name">{name}</span>}
    </Tag>
  );
}

/** The link from a shop of a day to the shop's row in the table. */
function RowLink({ start, shop }: { start: SaleStart; shop: RetailerCard | undefined }) {
  const { slug, name } = start.retailer;
  return (
    <a href={`#sales-at-${slug}`} className="day-shop">
      <ShopSwatch shop={shop ?? { name }} />
      <span>
        {name}
        {isUnchecked(start) && <NotCheckedMark />}
        {start.startsAt && <span className="day-time"> {start.startsAt}</span>}
      </span>
    </a>
  );
}
