import { render, screen } from '@testing-library/react';
import { isCellMarked, StartsCell } from '../../../components/site/sale-dates/starts-cell.tsx';
import type { SaleBasis, SaleStart } from '../../../lib/catalogue/sale-windows.ts';

const PAST: SaleBasis = { kind: 'past', day: 'Christmas Day', matching: 2, years: 3 };
const UNCHECKED: SaleBasis = { kind: 'unchecked', text: 'Usually Christmas Day, VIP slots earlier' };
const SOURCE: SaleBasis = {
  kind: 'source',
  source: { name: 'Next', url: 'https://next.example', day: '2026-12-20' },
  checkedOn: null,
};

const startOf = (basis: SaleBasis, more: Partial<SaleStart> = {}): SaleStart => ({
  retailer: { slug: 'next', name: 'Next' },
  channel: 'online',
  status: 'expected',
  startsOn: '2026-12-25',
  startsAt: null,
  endsOn: null,
  basis,
  ...more,
});

/** Renders a table cell. Returns its whole text, and the part of this text that a phone shows. */
function cellOf(cell: Parameters<typeof StartsCell>[0]) {
  const { unmount } = render(
    <table>
      <tbody>
        <tr>
          <StartsCell {...cell} />
        </tr>
      </tbody>
    </table>,
  );
  const shown = screen.getByRole('cell');
  const whole = shown.textContent;
  for (const clipped of shown.querySelectorAll('.start-said')) clipped.remove();
  const result = { whole, onAPhone: shown.textContent };
  unmount();
  return result;
}

const MARK = '* (not yet checked)';

test.each([
  ['a past year', startOf(PAST), '25 Dec Expected', ''],
  [
    'an unchecked text',
    startOf(UNCHECKED),
    `25 Dec Expected${MARK}`,
    ' Usually Christmas Day, VIP slots earlier',
  ],
  [
    'a source',
    startOf(SOURCE, { status: 'announced', startsAt: '20:00' }),
    '25 Dec Announced',
    ' from 20:00',
  ],
  ['a past year, after its day', startOf(PAST, { status: 'unconfirmed' }), '25 Dec Not confirmed', ''],
  [
    'a source, later',
    startOf(SOURCE, { status: 'live', startsAt: '20:00' }),
    '25 Dec On now',
    ' since 20:00',
  ],
  ['a source, at last', startOf(SOURCE, { status: 'ended', startsAt: '20:00' }), '25 Dec Ended', ''],
])('the status of a start from %s is beside its day, on a phone too', (_what, start, onAPhone, rest) => {
  expect(cellOf({ text: '', start, isVerified: true })).toEqual({ whole: onAPhone + rest, onAPhone });
});

test.each([
  ['an unchecked start of a verified shop', { text: '', start: startOf(UNCHECKED), isVerified: true }, true],
  ['a start from past years', { text: 'By then', start: startOf(PAST), isVerified: false }, false],
  ['a text of an unverified shop', { text: 'By then', start: undefined, isVerified: false }, true],
  ['a text of a verified shop', { text: 'By then', start: undefined, isVerified: true }, false],
  ['an empty cell', { text: '', start: undefined, isVerified: false }, false],
])('a legend counts %s as the cell shows it', (_what, cell, isMarked) => {
  expect(isCellMarked(cell)).toBe(isMarked);
  expect(cellOf(cell).whole.includes('*')).toBe(isMarked);
});

test('the day of a start leads to all shops that start on it', () => {
  render(
    <table>
      <tbody>
        <tr>
          <StartsCell text="" start={startOf(PAST)} isVerified />
        </tr>
      </tbody>
    </table>,
  );
  expect(screen.getByRole('link', { name: '25 Dec' }).getAttribute('href')).toBe(
    '/sale-dates#sales-on-2026-12-25',
  );
});

test('an unchecked text that only repeats the day is left out', () => {
  const start = startOf({ kind: 'unchecked', text: 'Usually Christmas Day' });
  expect(cellOf({ text: '', start, isVerified: false }).whole).toBe(`25 Dec Expected${MARK}`);
});

test('if the table says the status, the mark is beside the day', () => {
  const start = startOf({ kind: 'unchecked', text: 'Usually from Christmas Day' });
  expect(cellOf({ text: '', start, isVerified: false, hasStatus: false }).whole).toBe(`25 Dec${MARK}`);
});
