import { getSeason } from '@/lib/dates/calendar';
import { formatWeekday } from '@/lib/dates/london-time';
import { boxingDayStart } from '@/lib/dates/season';
import { CountdownClock } from './countdown-clock';

/**
 * The date of Boxing Day; with JavaScript, also a countdown. Until the browser has filled it in, a phone shows the date in
 * the place of the countdown. Renders nothing out of season.
 */
export async function Countdown() {
  const { phase, year } = await getSeason();
  if (phase === 'away') return null;
  const date = formatWeekday(new Date(boxingDayStart(year)).toISOString());
  return (
    <p className="countdown" data-countdown={phase}>
      <span className="countdown-day">
        Boxing Day, <time dateTime={`${year}-12-26`}>{date}</time>
      </span>
      <span className="countdown-clock" aria-live="off" data-live="">
        <CountdownClock year={year} untilThen={phase === 'on' ? 'On now' : date.replace(/ \d{4}$/, '')} />
      </span>
    </p>
  );
}
