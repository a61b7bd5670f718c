import { render, screen, within } from '@testing-library/react';
import { CalendarStrip } from '../../../components/site/sale-dates/calendar-strip.tsx';
import { calendarDays } from '../../../lib/catalogue/sale-calendar.ts';

const plain = calendarDays([], 2026).map(({ day, weekday, name }) => ({
  ...{ day, weekday: weekday.slice(0, 3), name },
  ...{ online: 0, inStore: 0, shops: [] as string[] },
}));

const show = (days: typeof plain) => {
  render(<CalendarStrip days={days} href="/sale-dates" />);
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

test('days with numbers are links with the first shops, and the day with most shops is marked', () => {
  const shops = ['Argos', 'Boots', 'Currys', 'Next', 'Dunelm'];
  const days = show(
    plain.map((day) => (day.name === 'Christmas Eve' ? { ...day, online: 5, inStore: 1, shops } : day)),
  );
  const [eve] = days.filter(({ textContent }) => textContent?.includes('online'));
  expect(eve?.textContent).toBe('Thu245 online1 in storeArgos, Boots, Currys, Next and 1 more');
  expect(eve?.innerHTML).toContain('is-peak');
  expect(days[3]?.innerHTML).toContain('is-key');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sale-dates',
    '/sale-dates',
  ]);
});
