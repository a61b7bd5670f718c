import { cleanup, render } from '@testing-library/react';
import { HowWeKnow } from '@/components/site/sale-dates/how-we-know';
import { CalendarScope } from '@/components/site/sale-dates/undated-shops';
import type { SaleBasis, SaleStart } from '@/lib/catalogue/sale-windows';

const UNCHECKED: SaleBasis = { kind: 'unchecked', text: 'Usually Boxing Day' };
const PAST: SaleBasis = { kind: 'past', day: 'Christmas Eve', matching: 2, years: 2 };
const start = (basis: SaleBasis, status: SaleStart['status'] = 'expected') => ({
  basis,
  status,
  startsOn: '2026-12-24',
});

const terms = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);

test('the key shows the marks of the table, and no status while the table has none', () => {
  render(<HowWeKnow starts={[start(UNCHECKED), start(PAST)]} marked="sourced" />);
  expect(terms()).toEqual(['24 Dec (2 of 2 years)', '24 Dec']);
});

test('the key shows each status of the table', () => {
  render(<HowWeKnow starts={[start(UNCHECKED), start(PAST, 'live')]} marked="unchecked" />);
  expect(terms()).toEqual(['Expected', 'On now', '24 Dec', '24 Dec* (not yet checked)']);
});

test('the key has no status if all expected days have passed, and explains the status if only some have', () => {
  render(
    <HowWeKnow starts={[start(UNCHECKED, 'unconfirmed'), start(PAST, 'unconfirmed')]} marked="sourced" />,
  );
  expect(terms()).toEqual(['24 Dec (2 of 2 years)', '24 Dec']);
  cleanup();
  render(<HowWeKnow starts={[start(UNCHECKED, 'unconfirmed'), start(PAST)]} marked="sourced" />);
  expect(terms().slice(0, 2)).toEqual(['Expected', 'Not confirmed']);
});

test('the page says how many shops the calendar has, and leads to the others', () => {
  const undated = ['a', 'a', 'b'].map((slug) => ({
    retailer: { slug, name: slug },
    channel: 'online' as const,
    text: 'Usually',
  }));
  render(<CalendarScope dated={10} undated={undated} unknown={3} />);
  expect(document.body.textContent).toBe(
    'The calendar shows the 10 shops with a date. 2 others have only a usual start, and 3 have neither.',
  );
});
