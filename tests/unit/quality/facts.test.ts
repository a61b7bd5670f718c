import { compareFacts, type KnownField } from '@/lib/quality/facts/compare-facts';
import type { Fact } from '@/lib/quality/facts/fact';
import { findFacts } from '@/lib/quality/facts/find-facts';
import { PHRASES } from './phrases';

const written = ({ kind, values, bound }: Fact) => `${kind} ${values.join(' ')}${bound ? ` (${bound})` : ''}`;

describe.each(Object.entries(PHRASES))('%s', (_kind, phrases) => {
  test.each(phrases.map(([phrase, ...facts]) => [phrase, facts.filter(Boolean)] as const))(
    '‘%s’',
    (phrase, facts) => {
      expect(findFacts(phrase).map(written)).toEqual(facts);
    },
  );
});

test('the table of phrases has at least 200 phrases, each only once', () => {
  const all = Object.values(PHRASES).flatMap((phrases) => phrases.map(([phrase]) => phrase));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
});

test('each fact has its place in the text', () => {
  const text = 'Up to 50% off from 26 December, and returns within 28 days.';
  for (const { start, end, text: words } of findFacts(text)) expect(text.slice(start, end)).toBe(words);
  expect(findFacts(text).map((fact) => fact.text)).toEqual(['Up to 50%', '26 December', '28 days']);
});

describe('compared with the fields of a row', () => {
  const field = (value: unknown, more: Partial<KnownField> = {}): KnownField => ({
    name: 'field',
    label: 'Field',
    value,
    ...more,
  });
  const isSupported = (text: string, ...fields: KnownField[]) => {
    const facts = compareFacts(text, fields);
    expect(facts).not.toHaveLength(0);
    return facts.every(({ support }) => support.length > 0);
  };

  test.each([
    ['it costs £399', field('£399 – £480')],
    ['it costs £399 to £480', field('£399 – £480')],
    ['only £49.99', field(4999, { unit: 'pence' })],
    ['up to 50% off', field('Up to 50% off')],
    ['half price', field('50% off')],
    ['up to half price', field('50% off')],
    ['20 per cent off', field(20, { unit: 'percent' })],
    ['four weeks to return it', field('28 days')],
    ['a two-year guarantee', field('24 months')],
    ['on Boxing Day', field('2026-12-26')],
    ['on Saturday 26 December', field('2026-12-26')],
    ['in December 2026', field('2026-12-26')],
    ['at 6am', field('2026-12-26T06:00:00Z')],
    ['in July at 7am', field('2026-07-01T06:00:00Z')],
    ['the 2025 sale', field(2025, { unit: 'year' })],
    ['the cheapest shop', field('The cheapest for toys')],
    ['returns within 30 days', field([{ feature: 'Returns', values: ['Within 30 days', '', ''] }])],
  ])('‘%s’ is supported', (text, known) => {
    expect(isSupported(text, known)).toBe(true);
  });

  test.each([
    ['it costs £398', field('£399 – £480')],
    ['it costs £399 to £500', field('£399 – £480')],
    ['50% off', field('Up to 50% off')],
    ['£20 each', field('from £20')],
    ['60% off', field('50% off')],
    ['28 days', field('28 working days')],
    ['26 December 2026', field('26 December')],
    ['Friday 26 December 2026', field('2026-12-26')],
    ['27 December', field('2026-12-26')],
    ['50 days', field('50% off')],
    ['the best shop', field('The cheapest shop')],
    ['£2,025', field(2025)],
    ['tomorrow', field('2026-12-26')],
  ])('‘%s’ is not supported', (text, known) => {
    expect(isSupported(text, known)).toBe(false);
  });

  test('names every field that supports a fact', () => {
    const fields = [
      field('Up to 50% off', { name: 'typical_discount', label: 'Typical discount' }),
      field('Highlights: up to 50%', { name: 'highlights_data', label: 'Highlights' }),
    ];
    const [fact] = compareFacts('up to 50%', fields);
    expect(fact?.support.map(({ label }) => label)).toEqual(['Typical discount', 'Highlights']);
  });
});
