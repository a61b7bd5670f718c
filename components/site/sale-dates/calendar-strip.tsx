import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import { CHANNEL_PHRASES } from '@/lib/catalogue/sale-labels';
import { SALE_CHANNELS, type SaleChannel } from '@/lib/catalogue/sale-windows';
import { SALE_DATES_PATH, saleDayPath } from '@/lib/routing/paths';

export interface CalendarDay {
  /** The day, such as '2026-12-24'. */
  day: string;
  /** The weekday, such as 'Thu'. */
  weekday: string;
  /** The name of the day, such as 'Christmas Eve'; null if it has none. */
  name: string | null;
  /** How many shops start their sale through each channel on this day. */
  counts: Record<SaleChannel, number>;
  /** The names of the shops whose sales start on this day. */
  shops: string[];
}

interface CalendarStripProps {
  days: CalendarDay[];
  /** A line at the bottom that says how certain the dates are. */
  note?: string;
  /** The content beside the link to all sale dates, such as the countdown. */
  children?: ReactNode;
}

/** The words after the number of shops. A day's column on a phone has no room for the word 'members'. */
const PHRASES: Record<SaleChannel, ReactNode> = {
  ...CHANNEL_PHRASES,
  members: (
    <>
      early<span className="max-md:sr-only"> for members</span>
    </>
  ),
};

/** The maximum number of squares in the bar of a day. A day's column on a phone has room for this many. */
const MOST_SQUARES = 7;
/** The maximum number of shops that a day names. */
const MOST_SHOPS = 4;

const countOf = ({ counts }: CalendarDay) => SALE_CHANNELS.reduce((sum, channel) => sum + counts[channel], 0);

const isEmpty = (day: CalendarDay) => countOf(day) === 0 && day.name === null;

/** Groups the days into cells. Consecutive days share a cell if they have no name and no sale starts on them. */
function cellsOf(days: CalendarDay[]): CalendarDay[][] {
  const cells: CalendarDay[][] = [];
  for (const day of days) {
    const last = cells.at(-1);
    if (isEmpty(day) && last?.every(isEmpty)) last.push(day);
    else cells.push([day]);
  }
  return cells;
}

/**
 * Shows the days around Boxing Day. Each day has the number of shops whose sales start that day, and a link to these
 * shops. A day without shops shows its name instead. Consecutive days with neither shops nor a name share a narrow
 * cell. The day with the most shops is marked; if no day has shops, Boxing Day is marked.
 */
export function CalendarStrip({ days, note, children }: CalendarStripProps) {
  const most = Math.max(...days.map(countOf));
  const peak = most > 0 ? days.find((day) => countOf(day) === most) : days.find(isBoxingDay);
  const last = days.at(-1);
  return (
    <div className="calendar">
      <ol
        aria-label={`When shops start, ${numberOf(days[0])} to ${numberOf(last)} December`}
        className={most > 0 ? 'calendar-days has-counts' : 'calendar-days'}
      >
        {cellsOf(days).map((cell) => (
          <li key={cell[0]?.day} className={cell.every(isEmpty) ? 'is-empty' : undefined}>
            {cell.length > 1 ? (
              <EmptyDays days={cell} />
            ) : (
              cell.map((day) => <Day key={day.day} day={day} isPeak={day === peak} />)
            )}
          </li>
        ))}
      </ol>
      <div className="calendar-foot">
        <div className="calendar-said">
          {children}
          {note && <p className="calendar-note">{note}</p>}
        </div>
        <Link href={SALE_DATES_PATH}>All sale dates</Link>
      </div>
    </div>
  );
}

/** Shows a cell for several days: 'Tue–Wed', '22–23'. */
const EmptyDays = ({ days }: { days: CalendarDay[] }) => (
  <div className="calendar-day is-run">
    <span className="calendar-weekday">
      {days[0]?.weekday}–{days.at(-1)?.weekday}
    </span>
    <span className="calendar-number">
      {numberOf(days[0])}–{numberOf(days.at(-1))}
    </span>
  </div>
);

function Day({ day, isPeak }: { day: CalendarDay; isPeak: boolean }) {
  const look = isPeak ? 'is-peak' : isBoxingDay(day) ? 'is-key' : '';
  const className = `calendar-day ${look}`;
  const squares = Math.min(countOf(day), MOST_SQUARES);
  const content = (
    <>
      <span className="calendar-weekday">{day.weekday}</span>
      <span className="calendar-number">{numberOf(day)}</span>
      {SALE_CHANNELS.filter((channel) => day.counts[channel] > 0).map((channel) => (
        <span key={channel} className="calendar-count">
          {day.counts[channel]} <span>{PHRASES[channel]}</span>
        </span>
      ))}
      {squares > 0 && (
        <span aria-hidden="true" className="calendar-bar">
          {Array.from({ length: squares }, (_, index) => (
            <i key={index} />
          ))}
        </span>
      )}
      {squares === 0 && day.name && <span className="calendar-name">{day.name}</span>}
      {day.shops.length > 0 && <span className="calendar-shops">{shopsOf(day.shops)}</span>}
    </>
  );
  if (countOf(day) === 0) return <div className={className}>{content}</div>;
  return (
    <Link href={saleDayPath(day.day)} className={className}>
      {content}
    </Link>
  );
}

const numberOf = (day: CalendarDay | undefined) => Number(day?.day.slice(-2));
const isBoxingDay = ({ day }: CalendarDay) => day.endsWith('-12-26');

/** Names the first shops: 'Argos, Boots, Currys, Next and 3 more'. */
function shopsOf(shops: string[]): string {
  const shown = shops.slice(0, MOST_SHOPS).join(', ');
  return shops.length > MOST_SHOPS ? `${shown} and ${shops.length - MOST_SHOPS} more` : shown;
}
