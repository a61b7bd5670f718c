import { startSentence, statusInWords } from '../../../lib/catalogue/sale-labels.ts';
import type { SaleStart } from '../../../lib/catalogue/sale-windows.ts';

const start: SaleStart = {
  retailer: { slug: 'next', name: 'Next' },
  channel: 'online',
  status: 'announced',
  startsOn: '2026-12-24',
  startsAt: null,
  endsOn: null,
  basis: { kind: 'past', day: 'Christmas Eve', matching: 2, years: 2 },
};

test.each([
  ['expected', 'Expected to start online on 24 December', 'Expected 24 Dec'],
  ['unconfirmed', 'Expected to start online on 24 December, not confirmed', 'Expected 24 Dec, not confirmed'],
  ['announced', 'Starts online on 24 December', 'Announced 24 Dec'],
  ['live', 'On now online since 24 December', 'On now'],
  ['ended', 'Ended: it started online on 24 December', 'Ended'],
] as const)('the words for a start that is %s fit its time', (status, sentence, short) => {
  expect(startSentence({ ...start, status })).toBe(sentence);
  expect(statusInWords({ ...start, status })).toBe(short);
});
