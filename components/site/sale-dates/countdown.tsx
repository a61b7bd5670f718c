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
    <p className="countdown" data-countdown={phase}>
      <span className="countdown-clock" aria-live="off" data-live="">
        <CountdownClock year={year} untilThen={phase === 'on' ? 'On now' : 'Save the date'} />
      </span>
      <span className="countdown-day">
        Boxing Day, <time dateTime={`${year}-12-26`}>{formatWeekday(date)}</time>
      </span>
    </p>
  );
}
