import { calendarText, escapeText, foldLine } from '@/lib/seo/icalendar';

const event = {
  uid: 'next-online-2026@site.example',
  changedAt: '2026-12-20T00:00:00Z',
  day: '2026-12-24',
  startsAt: null,
  summary: 'Next sale starts online',
  description: 'A source.',
  url: 'https://site.example/retailers/next',
  isTentative: false,
};
const calendar = {
  name: 'Sale dates',
  description: 'When sales start.',
  product: 'Site//Sale dates',
  url: 'https://site.example/sale-dates',
};
const linesOf = (...events: (typeof event | (Omit<typeof event, 'startsAt'> & { startsAt: string }))[]) =>
  calendarText({ ...calendar, events }).split('\r\n');

test('every line ends with CRLF, and the calendar is complete', () => {
  const text = calendarText({ ...calendar, events: [event] });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/Site\/\/Sale dates\/\/EN\r\n/);
  expect(text).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
});

test('an event without a time takes one whole day', () => {
  const lines = linesOf({ ...event, day: '2026-12-31' });
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261220T000000Z');
  expect(lines).toContain('STATUS:CONFIRMED');
});

test('an event with a time starts at that instant in UTC', () => {
  const lines = linesOf({ ...event, startsAt: '2026-12-24T20:00:00.000Z' });
  expect(lines).toContain('DTSTART:20261224T200000Z');
  expect(lines.filter((line) => /^DT(START|END)/.test(line))).toHaveLength(1);
});

test('a tentative event says so', () => {
  expect(linesOf({ ...event, isTentative: true })).toContain('STATUS:TENTATIVE');
});

test('a calendar without an event still has a component', () => {
  const lines = linesOf();
  expect(lines).not.toContain('BEGIN:VEVENT');
  expect(lines.filter((line) => line.startsWith('BEGIN:V'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE']);
});

test.each([
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
  ['a\u0000\u001b\u007f\tb', 'a\tb'],
  ['a: "b"', 'a: "b"'],
  ['\ud83c', '\ufffd'],
])('the text %j is written as %j', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

test('a text cannot add a line to its event', () => {
  const lines = linesOf({ ...event, summary: 'x\r\nEND:VEVENT\r\nATTACH:https://evil.example' });
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false);
});

describe('a long line', () => {
  const unfold = (text: string) => text.replaceAll('\r\n ', '');

  it.each([
    ['75 octets', 'a'.repeat(75), 1],
    ['76 octets', 'a'.repeat(76), 2],
    ['149 octets', 'a'.repeat(149), 2],
    ['150 octets', 'a'.repeat(150), 3],
    ['two octets each', 'é'.repeat(75), 3],
    ['four octets each', '🎁'.repeat(40), 3],
    ['spaces', ' '.repeat(100), 2],
  ])('of %s is folded at 75 octets and never within a character', (_what, line, count) => {
    const folded = foldLine(line).split('\r\n');
    expect(folded).toHaveLength(count);
    for (const part of folded) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    for (const part of folded.slice(1)) expect(part.startsWith(' ')).toBe(true);
    expect(unfold(foldLine(line))).toBe(line);
    expect(foldLine(line)).not.toContain('\ufffd');
  });
});
