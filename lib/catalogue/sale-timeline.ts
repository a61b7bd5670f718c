import type { SaleStart, SaleWindow } from './sale-windows';

const DAY_MS = 86_400_000;
const DAYS = 16;

/** A sale on the timeline. `from` and `to` are the numbers of its first and last column, counted from 1. */
interface TimelineBar {
  start: SaleStart;
  from: number;
  to: number;
}

interface Timeline {
  /** The days of the columns, from 20 December to 4 January. */
  days: string[];
  bars: TimelineBar[];
}

/**
 * Returns where a shop's sales of one season are on a timeline from 20 December to 4 January. A sale whose end is
 * unknown lasts until the last column. Leaves out sales outside these days.
 */
export function timelineOf(starts: SaleStart[], year: number): Timeline {
  const first = Date.UTC(year, 11, 20);
  const columnOf = (day: string) => Math.round((Date.parse(day) - first) / DAY_MS) + 1;
  const days = Array.from({ length: DAYS }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
  const bars = starts
    .map((start) => ({
      start,
      from: columnOf(start.startsOn),
      to: start.endsOn ? columnOf(start.endsOn) : DAYS,
    }))
    .filter(({ from, to }) => from <= DAYS && to >= 1 && to >= from)
    .map(({ start, from, to }) => ({ start, from: Math.max(1, from), to: Math.min(DAYS, to) }));
  return { days, bars };
}

const YEARS = new Intl.ListFormat('en-GB');

/**
 * Returns the past years in which a shop's sale started on the same day, in words: 'same day in 2023 and 2025'. Null if
 * the start is not expected from earlier years, or if the sale started on another day in one of these years.
 */
export function sameDayYears(
  { channel, startsOn, basis }: Pick<SaleStart, 'channel' | 'startsOn' | 'basis'>,
  past: Pick<SaleWindow, 'year' | 'channel' | 'startsOn'>[],
): string | null {
  if (basis.kind !== 'past' || basis.matching !== basis.years) return null;
  const years = past
    .filter((sale) => sale.channel === channel && sale.startsOn.slice(5) === startsOn.slice(5))
    .map(({ year }) => year)
    .toSorted((a, b) => a - b);
  return years.length === basis.years ? `same day in ${YEARS.format(years.map(String))}` : null;
}
