import type { CSSProperties } from 'react';
import { type SaleDay, weekCells, weekColumns } from '@/lib/catalogue/sale-groups';
import type { MarkedStarts } from '@/lib/catalogue/sale-certainty';
import { weekdayInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { retailerPath, saleDayId } from '@/lib/routing/paths';
import { Link } from '../link';
import { ChannelLabel } from './channel-label';
import { StartMark } from './start-mark';

/** The width of a column that several days share, relative to the column of one day (1fr). */
const FOLDED = '0.55fr';

/**
 * Shows a calendar of the season. Each day lists the shops whose sales start that day, as links to the shops' pages.
 * If no sale begins on several days in a row, these days share a narrow column. A narrow window shows a list of the
 * days with sale starts. The calendar is not printed. The legend of its marks is outside the calendar, so that it is
 * printed with the table of shops, which has the same marks.
 * @param days the days of whole weeks, from Monday to Sunday
 * @param marked whether the unchecked or the checked starts have marks; null if neither have
 */
export function WeekGrid({ days, marked }: { days: SaleDay[]; marked: MarkedStarts | null }) {
  const columns = weekColumns(days);
  const widths = columns.map(({ length }) => `minmax(0, ${length > 1 ? FOLDED : '1fr'})`);
  return (
    <section aria-labelledby="calendar" className="sale-calendar no-print">
      <h2 id="calendar" className="sr-only">
        The calendar
      </h2>
      <ol className="week-grid" style={{ '--columns': widths.join(' ') } as CSSProperties}>
        {weekCells(days, columns).map(([day, ...others], index) => (
          <li
            key={day.day}
            className="week-day"
            data-look={lookOf(day)}
            data-week={index < columns.length ? 'first' : undefined}
            data-edge={index % columns.length === 0 || undefined}
          >
            {others.length > 0 ? <DaysHead days={[day, ...others]} /> : <DayHead day={day} />}
            {[...Map.groupBy(day.starts, ({ channel }) => channel)].map(([channel, starts]) => (
              <div key={channel} className="day-shops">
                <ChannelLabel channel={channel} />
                <ul>
                  {starts.map((start) => (
                    <li key={start.retailer.slug}>
                      <ShopLink start={start} marked={marked} />
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

/** Shows the date of a day, as a heading if sales start on this day. */
function DayHead({ day: { day, name, starts } }: { day: SaleDay }) {
  const [weekday = '', number = '', month = ''] = weekdayInWords(day).split(' ');
  const Tag = starts.length > 0 ? 'h3' : 'p';
  return (
    <Tag id={starts.length > 0 ? saleDayId(day) : undefined} className="day-head">
      <span>{weekday.slice(0, 3)}</span> <span className="day-number">{number}</span>{' '}
      <span>{month.slice(0, 3)}</span> {name && <span className="day-name">{name}</span>}
    </Tag>
  );
}

/** Shows the dates of consecutive days without a sale start: 'Mon 28 to Wed 30 Dec', with the names of special days. */
function DaysHead({ days }: { days: SaleDay[] }) {
  const [first, last] = [days[0], days.at(-1)].map((each) => weekdayInWords(each?.day ?? '').split(' '));
  const names = days.flatMap(({ day, name }) => (name ? [`${Number(day.slice(8))}: ${name}`] : []));
  return (
    <p className="day-head">
      <span className="day-span">
        {shortWeekday(first)} {first?.[1]} to {shortWeekday(last)} {last?.[1]} {last?.[2]?.slice(0, 3)}
      </span>
      {names.map((name) => (
        <span key={name} className="day-name">
          {name}
        </span>
      ))}
    </p>
  );
}

const shortWeekday = (words: string[] | undefined) => words?.[0]?.slice(0, 3);

/** Shows a shop whose sale starts on a day, as a link to the shop's page. */
function ShopLink({ start, marked }: { start: SaleStart; marked: MarkedStarts | null }) {
  const { slug, name } = start.retailer;
  return (
    <Link href={retailerPath(slug)} className="day-shop">
      <span>
        {name}
        {start.startsAt && <span className="day-time"> {start.startsAt}</span>}
        <StartMark start={start} marked={marked} />
      </span>
    </Link>
  );
}
