import type { SaleDay } from '@/lib/catalogue/sale-groups';
import { weekdayInWords } from '@/lib/catalogue/sale-labels';

/** A calendar of the days on which sales start, as links to the days in the table below. */
export function DayStrip({ days }: { days: SaleDay[] }) {
  return (
    <nav aria-label="Days" className="no-print">
      <ul className="day-strip">
        {days.map(({ day, name, starts }) => {
          const [weekday = '', number = '', month = ''] = weekdayInWords(day).split(' ');
          return (
            <li key={day} className="grid">
              <a href={`#sales-on-${day}`} className="day-tile" data-boxing-day={day.endsWith('-12-26')}>
                <span className="text-sm">
                  {weekday.slice(0, 3)} <b className="day-number">{number}</b> {month.slice(0, 3)}
                </span>
                {name && <span className="text-sm">{name}</span>}
                <span className="font-semibold">{countOf(starts.length)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** '1 start', '9 starts' */
export const countOf = (starts: number) => `${starts} ${starts === 1 ? 'start' : 'starts'}`;
