import { getSeason } from '@/lib/dates/calendar';
import { formatWeekday } from '@/lib/dates/london-time';
import { boxingDayStart } from '@/lib/dates/season';
import { CountdownClock } from './countdown-clock';

/** The date of Boxing Day; with JavaScript, also a countdown. Renders nothing out of season. */
export async function Countdown() {
  const { phase, year } = await getSeason();
  if (phase === 'away') return null;
  const date = new Date(boxingDayStart(year)).toISOString();
  return (
    <p className="mt-6 border-l-4 border-brand pl-4" data-countdown={phase}>
      <span className="block text-xl font-semibold tabular-nums" aria-live="off" data-live="">
        <CountdownClock year={year} untilThen={phase === 'on' ? 'On now' : 'Save the date'} />
      </span>
      <span className="block text-muted">
        Boxing Day, <time dateTime={`${year}-12-26`}>{formatWeekday(date)}</time>
      </span>
    </p>
  );
}
