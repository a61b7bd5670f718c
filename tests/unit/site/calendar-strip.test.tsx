import { render, screen, within } from '@testing-library/react';
import { CalendarStrip } from '../../../components/site/sale-dates/calendar-strip.tsx';
import { calendarDays } from '../../../lib/catalogue/sale-calendar.ts';

const plain = calendarDays([], 2026).map(({ day, weekday, name }) => ({
  ...{ day, weekday: weekday.slice(0, 3), name },
  ...{ counts: { online: 0, in_store: 0, members: 0 }, shops: [] as string[] },
}));

const show = (days: typeof plain) => {
  render(<CalendarStrip days={days} />);
  return within(screen.getByRole('list', { name: 'When shops start, 22 to 28 December' })).getAllByRole(
    'listitem',
  );
};

test('without numbers, the days show their names and lead nowhere, and days without a name share a cell', () => {
  const days = show(plain);
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Tue–Wed22–23',
    'Thu24Christmas Eve',
    'Fri25Christmas Day',
    'Sat26Boxing Day',
    'Sun27',
    'Mon28Bank holiday',
  ]);
  expect(days[3]?.innerHTML).toContain('is-peak');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All sale dates']);
});

test('days with numbers name the first shops and lead to all of them, and the day with most shops is marked', () => {
  const shops = ['Argos', 'Boots', 'Currys', 'Next', 'Dunelm'];
  const days = show(
    plain.map((day) =>
      day.name === 'Christmas Eve' ? { ...day, counts: { online: 5, in_store: 1, members: 0 }, shops } : day,
    ),
  );
  const [eve] = days.filter(({ textContent }) => textContent?.includes('online'));
  expect(eve?.textContent).toBe('Thu245 online1 in storeArgos, Boots, Currys, Next and 1 more');
  expect(eve?.innerHTML).toContain('is-peak');
  expect(days[3]?.innerHTML).toContain('is-key');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sale-dates#sales-on-2026-12-24',
    '/sale-dates',
  ]);
});

test('a day on which a sale starts early for members leads to it, even if no other sale starts on the day', () => {
  const days = show(
    plain.map((day) =>
      day.day === '2026-12-23'
        ? { ...day, counts: { online: 0, in_store: 0, members: 1 }, shops: ['Next'] }
        : day,
    ),
  );
  expect(days[1]?.textContent).toBe('Wed231 early for membersNext');
  expect(days[1]?.innerHTML).toContain('/sale-dates#sales-on-2026-12-23');
});
