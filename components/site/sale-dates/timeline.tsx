import { Fragment } from 'react';
import {
  CHANNEL_LABELS,
  dateInWords,
  evidenceInWords,
  startInWords,
  STATUS_LABELS,
} from '@/lib/catalogue/sale-labels';
import { dayInWords } from '@/lib/catalogue/sale-days';
import { timelineOf } from '@/lib/catalogue/sale-timeline';
import type { SaleStart } from '@/lib/catalogue/sale-windows';

/**
 * A shop's sales from 20 December to 4 January, one bar for each channel. Screen readers read a list of the same dates,
 * which everybody sees if no sale falls on these days.
 */
export function Timeline({ starts, year }: { starts: SaleStart[]; year: number }) {
  const { days, bars } = timelineOf(starts, year);
  const list = (
    <ul className={bars.length > 0 ? 'sr-only' : undefined}>
      {starts.map((start) => (
        <li key={start.channel}>{sentenceOf(start)}</li>
      ))}
    </ul>
  );
  if (bars.length === 0) return list;
  return (
    <>
      {list}
      <div aria-hidden="true" className="timeline">
        {days.map((day) => (
          <span key={day} className="timeline-day" data-boxing-day={day.endsWith('-12-26')}>
            {Number(day.slice(8))}
          </span>
        ))}
        {bars.map(({ start, from, to }) => (
          <Fragment key={start.channel}>
            <span className="timeline-label">
              <b>{CHANNEL_LABELS[start.channel]}</b>
              <span>{rangeOf(start)}</span>
            </span>
            <span
              className="timeline-bar"
              data-status={start.status}
              data-open={start.endsOn === null && start.status !== 'ended'}
              style={{ gridColumn: `${from} / ${to + 1}` }}
            >
              {dayInWords(start.startsOn)}
            </span>
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** 'Expected from 24 December', 'Announced from 24 December, 20:00 to 2 January' */
const rangeOf = (start: SaleStart) =>
  `${STATUS_LABELS[start.status]} from ${startInWords(start)}${start.endsOn ? ` to ${dateInWords(start.endsOn)}` : ''}`;

const sentenceOf = (start: SaleStart) =>
  `${CHANNEL_LABELS[start.channel]}: ${rangeOf(start)}. ${evidenceInWords(start.basis)}.`;
