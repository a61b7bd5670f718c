import { render } from '@testing-library/react';
import { StartLegend, StartMark } from '@/components/site/sale-dates/start-mark';
import type { SaleBasis } from '@/lib/catalogue/sale-windows';

const UNCHECKED: { basis: SaleBasis } = { basis: { kind: 'unchecked', text: 'Usually Boxing Day' } };
const SOURCED: { basis: SaleBasis } = { basis: { kind: 'past', day: 'Boxing Day', matching: 2, years: 2 } };

test('only the starts of the smaller part have marks', () => {
  render(
    <>
      <StartMark start={UNCHECKED} marked="sourced" />
      <StartMark start={SOURCED} marked="sourced" />
      <StartMark start={SOURCED} marked="unchecked" />
      <StartMark start={UNCHECKED} marked={null} />
    </>,
  );
  expect(document.body.textContent).toBe(' (2 of 2 years)');
});

test('the legend says what is true of all dates, or explains the marks', () => {
  const legendOf = (props: Parameters<typeof StartLegend>[0]) =>
    render(<StartLegend {...props} />).container.textContent;
  expect(legendOf({ starts: [UNCHECKED], marked: 'sourced', status: null })).toBe(
    'None of these dates has been checked yet.',
  );
  expect(legendOf({ starts: [UNCHECKED, SOURCED], marked: 'sourced', status: 'expected' })).toBe(
    'All dates are expected, and not yet checked unless a note such as ‘2 of 2 years’ follows.',
  );
  expect(legendOf({ starts: [UNCHECKED, SOURCED], marked: 'unchecked', status: 'expected' })).toBe(
    'All dates are expected.* Not yet checked',
  );
  expect(legendOf({ starts: [SOURCED], marked: null, status: 'unconfirmed' })).toBe(
    'All the days we expected have passed; none is confirmed.',
  );
  expect(legendOf({ starts: [UNCHECKED, SOURCED], marked: 'sourced', status: 'unconfirmed' })).toBe(
    'All the days we expected have passed; none is confirmed. They’re not yet checked unless a note such as ‘2 of 2 years’ follows.',
  );
});
