import {
  CHANNEL_LABELS,
  dateInWords,
  dayWithStatus,
  evidenceInWords,
  isUnchecked,
  saysOnlyItsDay,
  startInWords,
  STATUS_LABELS,
} from '@/lib/catalogue/sale-labels';
import { namedDay } from '@/lib/catalogue/sale-days';
import { sameDayYears, timelineOf } from '@/lib/catalogue/sale-timeline';
import type { SaleStart, SaleWindow } from '@/lib/catalogue/sale-windows';
import { shortDay } from '@/lib/dates/london-time';

interface TimelineProps {
  starts: SaleStart[];
  /** The shop's sales of past years. */
  past: SaleWindow[];
  year: number;
}

/**
 * Shows a shop's sales from 20 December to 4 January, with one bar for each channel, and marks the days on which they
 * start. A phone shows a line of text for each channel instead, because most of the days are empty. Screen readers read
 * a list of the same dates. If a sale is outside these days, the list is visible to everyone.
 */
export function Timeline({ starts, past, year }: TimelineProps) {
  const { days, bars } = timelineOf(starts, year);
  const isComplete = bars.length === starts.length;
  const firstDays = new Set(starts.map(({ startsOn }) => startsOn));
  return (
    <>
      <ul className={isComplete ? 'sr-only' : undefined}>
        {starts.map((start) => (
          <li key={start.channel}>{sentenceOf(start)}</li>
        ))}
      </ul>
      {bars.length > 0 && (
        <div aria-hidden="true" className="timeline">
          {days.map((day) => (
            <span key={day} className="timeline-day" data-start={firstDays.has(day) || undefined}>
              {Number(day.slice(8))}
            </span>
          ))}
          {bars.map(({ start, from, to }) => (
            <span key={start.channel} className="timeline-event">
              <span className="timeline-label">
                <b>{CHANNEL_LABELS[start.channel]}</b>
                <span>{basisOf(start, past)}</span>
              </span>
              <span
                className="timeline-bar"
                data-status={start.status}
                data-open={start.endsOn === null && start.status !== 'ended'}
                style={{ gridColumn: `${from} / ${to + 1}` }}
              >
                {dayOf(start)}
              </span>
            </span>
          ))}
        </div>
      )}
    </>
  );
}

/** Returns the days of a sale: '24 Dec, Christmas Eve' or '23 Dec, 20:00 to 2 Jan'. */
function dayOf({ startsOn, startsAt, endsOn }: SaleStart): string {
  const start = [shortDay(startsOn), startsAt ?? namedDay(startsOn)].filter(Boolean).join(', ');
  return endsOn ? `${start} to ${shortDay(endsOn)}` : start;
}

/**
 * Returns the status of a sale start and, in a few words, how the site knows it: 'Expected: same day in 2023 and 2025'.
 */
function basisOf(start: SaleStart, past: SaleWindow[]): string {
  const { basis } = start;
  const status = `${STATUS_LABELS[start.status]}${isUnchecked(start) ? '*' : ''}`;
  if (basis.kind === 'source' || saysOnlyItsDay(start)) return status;
  if (basis.kind === 'unchecked') return `${status}: ${uncapped(basis.text)}`;
  return `${status}: ${sameDayYears(start, past) ?? evidenceInWords(basis)}`;
}

const uncapped = (text: string) => text.replace(/^Usually/, 'usually');

/**
 * Returns the status and days of a sale: 'Expected from 24 December', 'Announced from 24 December, 20:00 to 2 January'.
 */
const rangeOf = (start: SaleStart) =>
  dayWithStatus(
    start.status,
    `from ${startInWords(start)}${start.endsOn ? ` to ${dateInWords(start.endsOn)}` : ''}`,
  );

const sentenceOf = (start: SaleStart) =>
  `${CHANNEL_LABELS[start.channel]}: ${rangeOf(start)}. ${evidenceInWords(start.basis)}.`;
