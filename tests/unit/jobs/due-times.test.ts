import { nextDue } from '@/lib/services/jobs/create-due-jobs';

test('times of schedules are times in London, in summer and in winter', () => {
  const at = (time: string) => nextDue('0 3 * * *', new Date(time)).toISOString();
  expect(at('2026-06-01T00:00:00Z')).toBe('2026-06-01T02:00:00.000Z');
  expect(at('2026-12-01T00:00:00Z')).toBe('2026-12-01T03:00:00.000Z');
  expect(nextDue('*/2 * * * * *', new Date('2026-12-26T00:00:01Z')).toISOString()).toBe(
    '2026-12-26T00:00:02.000Z',
  );
});

test.each([
  ['summer time begins', '2027-03-28T00:00:00Z'],
  ['summer time ends', '2026-10-25T00:00:00Z'],
])('no due time is left out in the night in which %s', (_night, start) => {
  for (let at = Date.parse(start); at < Date.parse(start) + 3 * 3_600_000; at += 300_000)
    expect(nextDue('*/5 * * * *', new Date(at)).getTime()).toBe(at + 300_000);
});
