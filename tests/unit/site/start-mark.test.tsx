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
  expect(document.body.textContent).toBe(' (rests on a source)');
});

test('the legend says what is true of all dates, or explains the marks', () => {
  render(<StartLegend marked="sourced" hasMarks={false} />);
  expect(document.body.textContent).toBe('None of these dates has been checked yet.');
});
