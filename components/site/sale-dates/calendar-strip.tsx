import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';

export interface CalendarDay {
  /** The day, such as '2026-12-24'. */
  day: string;
  /** The weekday, such as 'Thu'. */
  weekday: string;
  /** The name of the day, such as 'Christmas Eve'; null if it has none. */
  name: string | null;
  /** How many shops start online, and in store, on this day. */
  online: number;
  inStore: number;
  /** The names of these shops. */
  shops: string[];
}

interface CalendarStripProps {
  days: CalendarDay[];
  /** The path of the page with all sale dates. */
  href: string;
  /** A line below everything else that says how certain the dates are. */
  note?: string;
  /** The content beside the link below the days, such as the countdown. */
  children?: ReactNode;
}

/** The maximum number of squares in a day's bar. This many fit into the day's column on a phone. */
const MOST_SQUARES = 7;
/** The maximum number of shop names for a day. */
const MOST_SHOPS = 4;

const countOf = ({ online, inStore }: CalendarDay) => online + inStore;

const isEmpty = (day: CalendarDay) => countOf(day) === 0 && day.name === null;

/** Returns the days by cell. Days that follow each other without a shop or a name share a cell. */
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
 * The days around Boxing Day, each with the number of shops whose sale starts that day. A day without such shops shows
 * only its name, and empty days share a narrow cell. The day with most shops is marked. If no day has a shop, Boxing Day
 * is marked.
 */
export function CalendarStrip({ days, href, note, children }: CalendarStripProps) {
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
              cell.map((day) => (
                <Day
                  key={day.day}
                  day={day}
                  isPeak={day === peak}
                  href={countOf(day) > 0 ? href : undefined}
                />
              ))
            )}
          </li>
        ))}
      </ol>
      <div className="calendar-foot">
        <div className="calendar-said">
          {children}
          {note && <p className="calendar-note">{note}</p>}
        </div>
        <Link href={href}>All sale dates</Link>
      </div>
    </div>
  );
}

/** A cell for several days: 'Tue–Wed', '22–23'. */
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

interface DayProps {
  day: CalendarDay;
  isPeak: boolean;
  href: string | undefined;
}

function Day({ day, isPeak, href }: DayProps) {
  const look = isPeak ? 'is-peak' : isBoxingDay(day) ? 'is-key' : '';
  const className = `calendar-day ${look}`;
  const squares = Math.min(countOf(day), MOST_SQUARES);
  const content = (
    <>
      <span className="calendar-weekday">{day.weekday}</span>
      <span className="calendar-number">{numberOf(day)}</span>
      {day.online > 0 && (
        <span className="calendar-count">
          {day.online} <span>online</span>
        </span>
      )}
      {day.inStore > 0 && (
        <span className="calendar-count">
          {day.inStore} <span>in store</span>
        </span>
      )}
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
  if (!href) return <div className={className}>{content}</div>;
  return (
    <Link href={href} className={className}>
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
