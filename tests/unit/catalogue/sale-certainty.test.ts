import {
  calendarNote,
  lastCheckOf,
  markedStarts,
  saleCertainty,
  sharedStatus,
} from '../../../lib/catalogue/sale-certainty.ts';
import type { SaleBasis, SaleStatus } from '../../../lib/catalogue/sale-windows.ts';

const source = { name: 'A newspaper', url: 'https://news.example/sale', day: '2026-12-20' };
const STATED: { basis: SaleBasis } = { basis: { kind: 'source', source, checkedOn: null } };
const EXPECTED: { basis: SaleBasis } = { basis: { kind: 'unchecked', text: 'Usually Boxing Day' } };

test('without a stated date, the sentence claims only what the page shows', () => {
  expect(saleCertainty([EXPECTED], 2026, null)).toBe(
    'As far as we know, no shop has announced yet when its 2026 sale starts.',
  );
  expect(saleCertainty([EXPECTED], 2026, 'in_store')).toBe(
    'As far as we know, no shop has announced yet when its 2026 sale starts in store.',
  );
  expect(saleCertainty([EXPECTED], 2026, 'online')).toBe(
    'As far as we know, no shop has announced yet when its 2026 sale starts online.',
  );
});

test('the sentence counts the stated dates', () => {
  expect(saleCertainty([STATED, EXPECTED], 2026, null)).toBe(
    '1 of 2 dates has a source. The others are the days we expect.',
  );
  expect(saleCertainty([STATED, STATED], 2026, 'online')).toBe('Every date has a source.');
  expect(saleCertainty([], 2026, null)).toBe('The 2026 sales of UK shops, day by day.');
  expect(saleCertainty([], 2026, 'members')).toBe('We don’t know yet when any 2026 sale starts for members.');
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

test('starts share a status only if all are expected, or all are unconfirmed', () => {
  const of = (...statuses: SaleStatus[]) => sharedStatus(statuses.map((status) => ({ status })));
  expect(of('expected', 'expected')).toBe('expected');
  expect(of('unconfirmed', 'unconfirmed')).toBe('unconfirmed');
  expect(of('expected', 'unconfirmed')).toBeNull();
  expect(of('live', 'live')).toBeNull();
  expect(of()).toBeNull();
});

test('the note of a calendar says how many of its days are checked, and whether they are only expected', () => {
  const PAST: { basis: SaleBasis } = { basis: { kind: 'past', day: 'Boxing Day', matching: 2, years: 2 } };
  const noteOf = (status: SaleStatus, ...starts: { basis: SaleBasis }[]) =>
    calendarNote(starts.map((start) => ({ ...start, status })));
  expect(noteOf('expected', EXPECTED, EXPECTED, PAST)).toBe('Expected; few checked yet');
  expect(noteOf('expected', EXPECTED, PAST)).toBe('Expected; not all checked');
  expect(noteOf('expected', EXPECTED)).toBe('Expected; none checked yet');
  expect(noteOf('expected', PAST)).toBe('Expected days');
  expect(noteOf('unconfirmed', EXPECTED, PAST)).toBe('Expected days, not confirmed');
  expect(noteOf('announced', STATED)).toBeNull();
  const mixed = [EXPECTED, EXPECTED, EXPECTED].map((start) => ({ ...start, status: 'expected' as const }));
  expect(calendarNote([...mixed, { ...STATED, status: 'live' }])).toBe('Most dates not yet checked');
  expect(calendarNote([])).toBeNull();
});

test('the last check is the newest day on which somebody checked a source', () => {
  const checked = ['2026-11-22', null, '2026-11-24'].map((checkedOn) => ({ checkedOn }));
  expect(lastCheckOf(checked)).toBe('2026-11-24');
  expect(lastCheckOf([{ checkedOn: null }])).toBeNull();
});
