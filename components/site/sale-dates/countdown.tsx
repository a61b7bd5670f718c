import { getSeason } from '@/lib/dates/calendar';
import { formatWeekday } from '@/lib/dates/london-time';
import { boxingDayStart } from '@/lib/dates/season';
import { CountdownClock } from './countdown-clock';

/**
 * Shows the date of Boxing Day and, with JavaScript, a countdown. On a phone, shows the date in the countdown's place
 * until the browser starts the countdown. Renders nothing out of season.
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
