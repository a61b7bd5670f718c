import { lastCheckOf, markedStarts, saleCertainty } from '../../../lib/catalogue/sale-certainty.ts';
import type { SaleBasis } from '../../../lib/catalogue/sale-windows.ts';

const source = { name: 'A newspaper', url: 'https://news.example/sale', day: '2026-12-20' };
const STATED: { basis: SaleBasis } = { basis: { kind: 'source', source, checkedOn: null } };
const EXPECTED: { basis: SaleBasis } = { basis: { kind: 'unchecked', text: 'Usually Boxing Day' } };

test('without a stated date, the sentence claims only what the page shows', () => {
  expect(saleCertainty([EXPECTED], 2026, null)).toBe(
    'We know of no shop that has announced its 2026 date yet.',
  );
  expect(saleCertainty([EXPECTED], 2026, 'in_store')).toBe(
    'We know of no shop that has announced its 2026 date for sales in store yet.',
  );
  expect(saleCertainty([EXPECTED], 2026, 'online')).toBe(
    'We know of no shop that has announced its 2026 date for sales online yet.',
  );
});

test('the sentence counts the stated dates', () => {
  expect(saleCertainty([STATED, EXPECTED], 2026, null)).toBe(
    '1 of 2 dates has a source. The others are the days we expect.',
  );
  expect(saleCertainty([STATED, STATED], 2026, 'online')).toBe('Every date has a source.');
  expect(saleCertainty([], 2026, null)).toBe('The 2026 sales of UK shops, day by day.');
});

test('the smaller part of the starts has marks, and a usual start counts as unchecked', () => {
  const usual = { channel: 'online' as const };
  expect(markedStarts([STATED, EXPECTED, EXPECTED], [])).toBe('sourced');
  expect(markedStarts([STATED, EXPECTED], [usual])).toBe('sourced');
  expect(markedStarts([STATED, STATED, EXPECTED], [])).toBe('unchecked');
  expect(markedStarts([EXPECTED], [])).toBe('sourced');
  expect(markedStarts([STATED], [usual])).toBe('unchecked');
  expect(markedStarts([STATED], [])).toBeNull();
});

test('the last check is the newest day on which somebody checked a source', () => {
  const checked = ['2026-11-22', null, '2026-11-24'].map((checkedOn) => ({ checkedOn }));
  expect(lastCheckOf(checked)).toBe('2026-11-24');
  expect(lastCheckOf([{ checkedOn: null }])).toBeNull();
});
