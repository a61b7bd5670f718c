import type { RetailerWindow } from '@/lib/catalogue/sale-starts';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { saleCalendar } from '@/lib/seo/sale-calendar';
import { saleDataset, saleJson, saleTable } from '@/lib/seo/sale-dataset';

const retailer = { slug: 'next', name: 'Next' };
const source = { name: 'Next, press office', url: 'https://news.example/next', day: '2026-12-19' };
const announced: SaleStart = {
  retailer,
  channel: 'online',
  status: 'announced',
  startsOn: '2026-12-24',
  startsAt: '20:00',
  endsOn: '2027-01-02',
  basis: { kind: 'source', source, checkedOn: '2026-12-20' },
};
const expected: SaleStart = {
  ...announced,
  channel: 'in_store',
  status: 'expected',
  startsOn: '2026-12-27',
  startsAt: null,
  endsOn: null,
  basis: { kind: 'past', day: '27 December', matching: 3, years: 3 },
};
const unchecked: SaleStart = {
  ...expected,
  retailer: { slug: 'argos', name: 'Argos' },
  startsOn: '2026-12-25',
  basis: { kind: 'unchecked', text: 'Usually Christmas Day' },
};
const past: RetailerWindow[] = [
  {
    year: 2025,
    channel: 'online',
    startsOn: '2025-12-24',
    startsAt: null,
    endsOn: null,
    source: { ...source, day: '2025-12-20' },
    checkedOn: null,
    retailer,
  },
];
const now = Date.parse('2026-12-20T12:00:00Z');
const data = { year: 2026, starts: [announced, expected, unchecked], past, now };

const options = { year: 2026, name: 'Sale dates' };
const unfolded = (...starts: SaleStart[]) =>
  saleCalendar(starts, options).replaceAll('\r\n ', '').split('\r\n');

describe('the calendar', () => {
  it('says when an announced sale starts, in UTC, and names its source', () => {
    const lines = unfolded(announced);
    expect(lines).toContain('SUMMARY:Next sale starts online');
    expect(lines).toContain('DTSTART:20261224T200000Z');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines.find((line) => line.startsWith('DESCRIPTION:Next'))).toMatch(
      /^DESCRIPTION:Next\\, press office\\, 19 December 2026\\; checked 20 December 2026\.\\nEnds on 2 January\.\\nhttp/,
    );
  });

  it('says that an expected sale is expected', () => {
    const lines = unfolded(expected, unchecked);
    expect(lines).toContain('SUMMARY:Next sale expected to start in store');
    expect(lines).toContain('SUMMARY:Argos sale expected to start in store');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261227');
    expect(lines.filter((line) => line === 'STATUS:TENTATIVE')).toHaveLength(2);
    expect(
      lines.some((line) => line.includes('27 December in 3 of 3 years.\\nWe don’t know yet when it ends.')),
    ).toBe(true);
    expect(lines.some((line) => line.includes('Usually Christmas Day. Not yet checked.'))).toBe(true);
  });

  it('takes its times from the data and not from the clock', () => {
    const stamps = unfolded(announced, expected).filter((line) => line.startsWith('DTSTAMP'));
    expect(stamps).toEqual(['DTSTAMP:20261220T000000Z', 'DTSTAMP:20260101T000000Z']);
    expect(saleCalendar([announced], options)).toBe(saleCalendar([announced], options));
  });

  it('keeps the id of an event when its date changes', () => {
    const uidOf = (start: SaleStart) => unfolded(start).find((line) => line.startsWith('UID:'));
    expect(uidOf(announced)).toMatch(/^UID:next-online-2026@[\w.]+$/);
    expect(uidOf({ ...announced, startsOn: '2026-12-23', startsAt: null })).toBe(uidOf(announced));
    expect(uidOf(expected)).not.toBe(uidOf(announced));
  });
});

test('the table has this season and past years, each date with its evidence', () => {
  const { columns, rows } = saleTable(data);
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(Object.keys(row)).toEqual(columns);
  expect(rows[0]).toMatchObject({
    ...{ season: 2026, slug: 'next', channel: 'online', status: 'announced', starts_at: '20:00' },
    ...{ source_name: 'Next, press office', source_day: '2026-12-19', checked_on: '2026-12-20' },
  });
  expect(rows[1]).toMatchObject({ evidence: '27 December in 3 of 3 years', source_url: null });
  expect(rows[3]).toMatchObject({
    ...{ season: 2025, status: 'ended', starts_on: '2025-12-24', checked_on: null },
    evidence: 'Next, press office, 20 December 2025; not yet checked',
  });
});

test('a sale of a past year has the status that it has at the time', () => {
  const late = past.map((sale) => ({ ...sale, year: 2025, startsOn: '2026-01-06', endsOn: '2026-03-31' }));
  const statusesAt = (time: string) => {
    const given = { year: 2026, starts: [], past: late, now: Date.parse(time) };
    return [saleTable(given).rows[0]?.status, saleJson(given).past[0]?.status];
  };
  expect(statusesAt('2026-03-01T00:00:00Z')).toEqual(['live', 'live']);
  expect(statusesAt('2026-04-01T00:00:00Z')).toEqual(['ended', 'ended']);
});

test('a start that is unconfirmed has this status in both files', () => {
  const given = { ...data, starts: [{ ...unchecked, status: 'unconfirmed' as const }], past: [] };
  expect(saleTable(given).rows).toMatchObject([{ status: 'unconfirmed', starts_on: '2026-12-25' }]);
  expect(saleJson(given).starts).toMatchObject([{ status: 'unconfirmed' }]);
});

test('the data names the season and the page of each shop', () => {
  const json = saleJson(data);
  expect(json).toMatchObject({ season: 2026, past: [{ year: 2025 }] });
  expect(json.starts.map((start) => start.retailer.url)).toEqual([
    expect.stringMatching(/^http.*\/retailers\/next$/),
    expect.stringMatching(/\/retailers\/next$/),
    expect.stringMatching(/\/retailers\/argos$/),
  ]);
});

test('the data set covers the days of its dates and names its files', () => {
  const dataset = saleDataset(data);
  expect(dataset).toMatchObject({ '@type': 'Dataset', temporalCoverage: '2025-12-24/2026-12-27' });
  expect(JSON.stringify(dataset)).not.toContain('license');
  expect(JSON.stringify(dataset)).toMatch(/sale-dates\.csv.*sale-dates\.json/);
  expect(saleDataset({ starts: [], past: [] })).not.toHaveProperty('temporalCoverage');
});
